import type { CellKind, ReportSection } from '../../shared/report/section.ts';
import { accuracyOf, type Child, type ReportContext, sum } from './reportContext.ts';

/** Returns the totals of a class. Averages are over the children who have played, and empty if there are none. */
export function classFigures({ children, days, today }: Pick<ReportContext, 'children' | 'days' | 'today'>) {
  const played = children.filter(({ orders }) => orders > 0);
  const average = (figureOf: (child: Child) => number, parts = 1) =>
    played.length === 0 ? '' : Math.round((parts * sum(played.map(figureOf))) / played.length) / parts;
  const orders = sum(played.map((child) => child.orders));
  const seconds = sum(children.map((child) => child.seconds));
  const badges = sum(children.map((child) => child.badges.length));
  return {
    totalStudents: children.length,
    notStarted: children.length - played.length,
    activeThisWeek: played.filter(({ lastDay }) => lastDay !== null && lastDay >= (days[0]?.id ?? '')).length,
    activeToday: played.filter(({ lastDay }) => lastDay === today).length,
    /** Whole percent. */
    averageAccuracy: average((child) => (100 * child.right) / child.orders),
    totalProblemsCompleted: orders,
    /** Minutes. */
    totalTimeSpent: Math.round(seconds / 60),
    /** With one decimal. */
    averageLevel: average(({ level }) => level, 10),
    totalBadgesEarned: badges,
    totalBadges: badges,
    totalCertificates: sum(children.map(({ certificates }) => certificates.length)),
    /** Children with more than 90 percent accuracy. */
    above90: played.filter((child) => Number(accuracyOf(child)) > 90).length,
    averageSecondsPerProblem: orders === 0 ? '' : Math.round(seconds / orders),
  } as const;
}

type Measure = keyof ReturnType<typeof classFigures>;

const kinds: Readonly<Partial<Record<Measure, CellKind>>> = {
  averageAccuracy: 'percent',
  totalTimeSpent: 'minutes',
  averageSecondsPerProblem: 'seconds',
};

/** Returns some of the totals, with the name of the class as the first column. */
export function classFacts(
  context: ReportContext,
  id: 'summary' | 'metrics',
  measures: readonly Measure[],
): ReportSection {
  const { t, className } = context;
  return {
    id,
    title: t(`section.${id}`),
    shape: 'facts',
    columns: [
      { id: 'class', name: t('column.class'), kind: 'text' },
      ...measures.map((measure) => ({
        id: measure,
        name: t(`measure.${measure}`),
        kind: kinds[measure] ?? ('number' as const),
      })),
    ],
    rows: [{ id: 'class', class: className, ...classFigures(context) }],
  };
}

/** Number of children who earned each badge. By default, of the badges that somebody has. */
export function badgesSection(
  { t, children }: Pick<ReportContext, 't' | 'children'>,
  titles: readonly string[] = [...new Set(children.flatMap(({ words }) => words.badges))],
): ReportSection {
  return {
    id: 'badges',
    title: t('section.badges'),
    shape: 'rows',
    columns: [
      { id: 'badge', name: t('column.badge'), kind: 'text' },
      { id: 'students', name: t('column.students'), kind: 'number' },
    ],
    rows: titles.map((badge) => ({
      id: badge,
      badge,
      students: children.filter(({ words }) => words.badges.includes(badge)).length,
    })),
  };
}

/** The four bands of the level distribution, both ends included. */
const levelBands = [
  { band: '1-5', from: 1, to: 5 },
  { band: '6-10', from: 6, to: 10 },
  { band: '11-15', from: 11, to: 15 },
  { band: '16+', from: 16, to: Number.POSITIVE_INFINITY },
] as const;

/** Number of children who have played in each band of levels. */
export function levelsSection({ t, children }: Pick<ReportContext, 't' | 'children'>): ReportSection {
  return {
    id: 'levels',
    title: t('section.levels'),
    shape: 'rows',
    columns: [
      { id: 'levels', name: t('column.levels'), kind: 'text' },
      { id: 'students', name: t('column.students'), kind: 'number' },
    ],
    rows: levelBands.map(({ band, from, to }) => ({
      id: band,
      levels: t('levels', { band }),
      students: children.filter(({ orders, level }) => orders > 0 && level >= from && level <= to).length,
    })),
  };
}
