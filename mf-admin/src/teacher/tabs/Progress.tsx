import { Card } from '@countertop/design-system/Card';
import { Grid } from '@countertop/design-system/Grid';
import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { Stack } from '@countertop/design-system/Stack';
import { levelsSection, metricsSection } from '../report/classSections.ts';
import { writeCell } from '../../shared/report/writeCell.ts';
import type { TabProps } from '../screens/dashboard.ts';
import { SectionChart } from '../../shared/report/SectionChart.tsx';
import { head } from '../screens/Teacher.styles.ts';
import { useWriting } from '../screens/useWriting.ts';

/** The tab 'Progress Tracking'. */
export function Progress({ making }: Pick<TabProps, 'making'>) {
  const writing = useWriting();
  const levels = levelsSection(making);
  const metrics = metricsSection(making);
  // The first column only names the class.
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
              <MenuLine key={id} label={name} value={writeCell(metrics.rows[0]?.[id] ?? '', kind, writing)} />
            ))}
          </div>
        </Stack>
      </Card>
    </Grid>
  );
}
