import { Card } from '@countertop/design-system/Card';
import { Grid } from '@countertop/design-system/Grid';
import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { Stack } from '@countertop/design-system/Stack';
import { levelsSection, metricsSection } from '../report/classSections.ts';
import { formatCell } from '../../shared/report/formatCell.ts';
import type { TabProps } from '../screens/dashboard.ts';
import { SectionChart } from '../../shared/report/SectionChart.tsx';
import { head } from '../screens/Teacher.styles.ts';
import { useFormatting } from '../screens/useFormatting.ts';

export function Progress({ context }: Pick<TabProps, 'context'>) {
  const formatting = useFormatting();
  const levels = levelsSection(context);
  const metrics = metricsSection(context);
  // The first column is the name of the class.
  const [, ...measures] = metrics.columns;
  return (
    <Grid columns="main-aside" align="start">
      <Card>
        <Stack gap="m">
          <div css={head}>
            <h2>{levels.title}</h2>
          </div>
          {levels.chart && <SectionChart section={levels} chart={levels.chart} level={3} orientation="horizontal" />}
        </Stack>
      </Card>
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
    </Grid>
  );
}
