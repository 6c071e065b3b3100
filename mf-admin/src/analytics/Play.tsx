import { problemReportData } from '@countertop/contract/analytics/eventData';
import { smallestGroup } from '@countertop/contract/analytics/report.limits';
import type { PeriodReport } from '@countertop/contract/analytics/siteReport';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import type { Cell, ReportSection } from '../shared/report/section.ts';
import { en } from './analytics.messages.ts';
import { ReportCard } from './ReportCard.tsx';
import { Part } from './Part.tsx';
import { countOf, type PartProps, type ReportContext } from './reportContext.ts';

type Step = PeriodReport['steps'][number];

/** Returns how many visitors went no further than a step. Null if either number is hidden for privacy. */
function dropOffAfter(step: Step, next: Step | undefined): Cell {
  if (next === undefined) return '';
  if (step.people === null || next.people === null) return null;
  // Returning visitors can continue on another day without the earlier steps.
  return Math.max(0, step.people - next.people);
}

/** Returns the step with the largest drop-off; undefined if none is known. */
export function largestDropOff({ rows }: ReportSection) {
  const stopped = rows.flatMap((row) =>
    typeof row['stopped'] === 'number' && row['stopped'] > 0 ? [{ row, stopped: row['stopped'] }] : [],
  );
  return stopped.toSorted((one, other) => other.stopped - one.stopped)[0];
}

/** How far visitors get in one day. */
export function stepsSection({ t, period, before }: ReportContext): ReportSection {
  const section = {
    id: 'steps',
    title: t('section.steps'),
    shape: 'rows',
    columns: [
      { id: 'step', name: t('column.step'), kind: 'text' },
      { id: 'people', name: t('column.people'), kind: 'number' },
      { id: 'stopped', name: t('column.stopped'), kind: 'number' },
      { id: 'peopleBefore', name: t('column.peopleBefore'), kind: 'number' },
    ],
    rows: period.steps.map((step, index) => ({
      id: step.name,
      step: t(`step.${step.name}`),
      people: step.people,
      stopped: dropOffAfter(step, period.steps[index + 1]),
      peopleBefore: before.steps[index]?.people ?? null,
    })),
  } as const satisfies ReportSection;
  const most = largestDropOff(section);
  const summary = most
    ? t('steps.summary', { step: String(most.row['step']), stopped: most.stopped })
    : t('steps.reached');
  return { ...section, chart: { title: section.title, summary, label: 'step', values: ['people'] } };
}

/** Games started and restaurant days finished, by age band. */
export function bandsSection({ t, period }: ReportContext): ReportSection {
  const { startedByBand: started, completedByBand: completed } = period;
  const together = { started: started.rest?.count ?? 0, completed: completed.rest?.count ?? 0 };
  return {
    id: 'bands',
    title: t('section.bands'),
    shape: 'rows',
    columns: [
      { id: 'band', name: t('column.band'), kind: 'text' },
      { id: 'started', name: t('column.started'), kind: 'number' },
      { id: 'completed', name: t('column.completed'), kind: 'number' },
    ],
    rows: [
      ...problemReportData.shape.band.options.map((band) => ({
        id: band,
        band: t(`band.${band}`),
        started: countOf(started, band),
        completed: countOf(completed, band),
      })),
      ...(started.rest === null && completed.rest === null ? [] : [{ id: 'rest', band: t('rest'), ...together }]),
    ],
    chart: {
      title: t('section.bands'),
      summary: t('bands.summary', { started: period.gamesStarted, completed: period.gamesCompleted }),
      label: 'band',
      values: ['started', 'completed'],
    },
  };
}

/** Drop-off by step, and games by age band. */
export function Play({ report: { period }, sections }: PartProps) {
  const t = useMessages(en);
  const { steps, bands } = sections;
  const stop = largestDropOff(steps);
  const small = (period.startedByBand.rest?.people ?? 0) + (period.completedByBand.rest?.people ?? 0);
  const isShort = steps.rows.some(({ people }) => people === null);
  return (
    <Part title={t('part.play')} lead={t('part.play.lead')}>
      <Grid columns="main-aside" align="start">
        <ReportCard
          section={steps}
          period={period}
          orientation="horizontal"
          highlight={stop && { label: String(stop.row['step']), note: t('steps.note') }}
          privacyNote={isShort ? t('small.steps', { smallest: smallestGroup }) : undefined}
        />
        <ReportCard
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
