import type { SiteFigures } from '@countertop/contract/siteAnalytics';
import type { ReportRow, ReportSection } from '../../shared/report/section.ts';
import { skillLabel, typeLabel } from './practiceSections.ts';
import type { ReportContext } from './reportContext.ts';

type Reported = SiteFigures['reportedProblems'][number];

/** Returns the URL that replays the game of a reported problem: the same seed and band give the same problems. */
function replayOf({ seed, band }: Pick<Reported, 'seed' | 'band'>): string {
  return `/game?${new URLSearchParams({ seed: String(seed), ages: band })}`;
}

/** Reported problems, with what is needed to replay each. */
export function reportsSection(context: ReportContext): ReportSection {
  const { t, period } = context;
  return {
    id: 'reports',
    title: t('section.reports'),
    shape: 'rows',
    columns: [
      { id: 'seed', name: t('column.seed'), kind: 'text' },
      { id: 'index', name: t('column.index'), kind: 'text' },
      { id: 'band', name: t('column.band'), kind: 'text' },
      { id: 'type', name: t('column.type'), kind: 'text' },
      { id: 'skill', name: t('column.skill'), kind: 'text' },
      { id: 'reason', name: t('column.reason'), kind: 'text' },
      { id: 'reports', name: t('column.reports'), kind: 'number' },
    ],
    rows: period.reportedProblems.map((report): ReportRow => {
      const { seed, index, band, type, variant, skill, reason, count } = report;
      return {
        id: [seed, index, band, type, variant, skill, reason].join(' '),
        seed: String(seed),
        index,
        band: t(`band.${band}`),
        type: typeLabel(context, type),
        skill: skillLabel(context, skill),
        reason: t(`reason.${reason}`),
        reports: count,
        replay: replayOf(report),
      };
    }),
  };
}
