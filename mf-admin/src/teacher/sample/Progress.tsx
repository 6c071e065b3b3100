import { Card } from '@countertop/design-system/Card';
import { Grid } from '@countertop/design-system/Grid';
import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { Stack } from '@countertop/design-system/Stack';
import { formatCell } from '../../shared/report/formatCell.ts';
import type { ReportSection } from '../../shared/report/section.ts';
import { SectionChart, type SectionChartProps } from '../../shared/report/SectionChart.tsx';
import { SectionTable } from '../../shared/report/SectionTable.tsx';
import { head } from './Teacher.styles.ts';
import { useFormatting } from '../report/useFormatting.ts';
import { changeSection, levelsChart, metricsSection, weekSection } from './sampleReport.ts';
import type { TabProps } from './useView.ts';

/** How the class and each student change over the week, and where the class is now. */
export function Progress({ context }: Pick<TabProps, 'context'>) {
  const change = changeSection(context);
  return (
    <Grid columns="main-aside" align="start">
      <Stack gap="l">
        <ChartCard section={weekSection(context)} />
        <ChartCard section={change} fullTable={<SectionTable section={change} isCaptionHidden narrow="inline" />} />
      </Stack>
      <Stack gap="l">
        <Metrics context={context} />
        <ChartCard section={levelsChart(context)} orientation="horizontal" />
      </Stack>
    </Grid>
  );
}

interface ChartCardProps extends Pick<SectionChartProps, 'orientation' | 'fullTable'> {
  section: ReportSection;
}

function ChartCard({ section, ...look }: ChartCardProps) {
  const { chart, title } = section;
  return <Card>{chart && <SectionChart {...look} section={section} chart={{ ...chart, title }} level={2} />}</Card>;
}

function Metrics({ context }: Pick<TabProps, 'context'>) {
  const formatting = useFormatting();
  const metrics = metricsSection(context);
  // The first column is the name of the class.
  const [, ...measures] = metrics.columns;
  return (
    <Card>
      <Stack gap="m">
        <div css={head}>
          <h2>{metrics.title}</h2>
        </div>
        <div>
          {measures.map(({ id, name, kind }) => (
            <MenuLine key={id} label={name} value={formatCell(metrics.rows[0]?.[id] ?? '', kind, formatting)} />
          ))}
        </div>
      </Stack>
    </Card>
  );
}
