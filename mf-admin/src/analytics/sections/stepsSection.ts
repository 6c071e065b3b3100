import type { SiteFigures } from '@countertop/contract/siteAnalytics';
import type { Cell, ReportSection } from '../../shared/report/section.ts';
import type { ReportContext } from './reportContext.ts';

type Step = SiteFigures['steps'][number];

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
