import { smallestGroup } from '@countertop/contract/metrics.limits';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../analytics.messages.ts';
import { largestDropOff } from '../sections/stepsSection.ts';
import { FigureCard } from './FigureCard.tsx';
import { Part } from './Part.tsx';
import type { PartProps } from './partProps.ts';

/** Drop-off by step, and games by age band. */
export function Play({ site: { period }, report }: PartProps) {
  const t = useMessages(en);
  const { steps, bands } = report;
  const stop = largestDropOff(steps);
  const small = (period.startedByBand.rest?.people ?? 0) + (period.completedByBand.rest?.people ?? 0);
  const isShort = steps.rows.some(({ people }) => people === null);
  return (
    <Part title={t('part.play')} lead={t('part.play.lead')}>
      <Grid columns="main-aside" align="start">
        <FigureCard
          section={steps}
          period={period}
          orientation="horizontal"
          highlight={stop && { label: String(stop.row['step']), note: t('steps.note') }}
          privacyNote={isShort ? t('small.steps', { smallest: smallestGroup }) : undefined}
        />
        <FigureCard
          section={bands}
          period={period}
          orientation="horizontal"
          empty={t('bands.empty')}
          privacyNote={small > 0 ? t('small.people', { count: small, smallest: smallestGroup }) : undefined}
        />
      </Grid>
    </Part>
  );
}
