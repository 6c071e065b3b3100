import { problemReportData } from '@countertop/contract/eventData';
import type { ReportSection } from '../../shared/report/section.ts';
import { figureOf } from './parts.ts';
import type { ReportContext } from './reportContext.ts';

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
        started: figureOf(started, band),
        completed: figureOf(completed, band),
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
