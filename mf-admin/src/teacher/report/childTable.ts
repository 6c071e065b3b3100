import type { Cell, CellKind, ReportColumn, ReportSection } from '../../shared/report/section.ts';
import { accuracyOf, type Child, type ReportContext, standingOf, weekOf } from './reportContext.ts';

interface Column {
  readonly kind: CellKind;
  readonly cellOf: (child: Child, t: ReportContext['t']) => Cell;
}

const columns = {
  name: { kind: 'text', cellOf: ({ name }) => name },
  number: { kind: 'text', cellOf: ({ id }) => id },
  level: { kind: 'number', cellOf: ({ orders, level }) => (orders === 0 ? '' : level) },
  lastActive: { kind: 'day', cellOf: ({ lastDay }) => lastDay ?? '' },
  accuracy: { kind: 'percent', cellOf: accuracyOf },
  standing: { kind: 'text', cellOf: (child, t) => t(`standing.${standingOf(Number(accuracyOf(child)))}`) },
  totalProblems: { kind: 'number', cellOf: ({ orders }) => orders },
  correctAnswers: { kind: 'number', cellOf: ({ right }) => right },
  timeSpent: { kind: 'minutes', cellOf: ({ seconds }) => Math.round(seconds / 60) },
  currentStreak: { kind: 'number', cellOf: ({ streak }) => streak },
  badgeCount: { kind: 'number', cellOf: ({ badges }) => badges.length },
  badges: { kind: 'list', cellOf: ({ words }) => words.badges },
  certificates: { kind: 'list', cellOf: ({ words }) => words.certificates },
  strengths: { kind: 'list', cellOf: ({ words }) => words.strengths },
  needsWork: { kind: 'list', cellOf: ({ words }) => words.needsWork },
} satisfies Readonly<Record<string, Column>>;

/** `week` is a column for each of the seven days. */
type ColumnId = Exclude<keyof typeof columns, 'name'> | 'week';

/**
 * Returns a table with a row for each child: the name, and the given columns in their order. `facts` is the only row of one child.
 */
export function childTable(
  { t, days, children }: Pick<ReportContext, 't' | 'days' | 'children'>,
  id: 'students' | 'facts' | 'weekByStudent' | 'achievements' | 'everything',
  ids: readonly ColumnId[],
): ReportSection {
  const week = days.map((day): ReportColumn & Column => ({
    ...day,
    kind: 'percent',
    cellOf: (child) => weekOf({ days: [day] }, [child])[0]?.accuracy ?? '',
  }));
  const shown = (['name', ...ids] as const).flatMap((column): readonly (ReportColumn & Column)[] =>
    column === 'week' ? week : [{ id: column, name: t(`column.${column}`), ...columns[column] }],
  );
  return {
    id,
    title: t(`section.${id}`),
    shape: id === 'facts' ? 'facts' : 'rows',
    columns: shown.map(({ id: column, name, kind }) => ({ id: column, name, kind })),
    rows: children.map((child) => ({
      ...Object.fromEntries(shown.map(({ id: column, cellOf }) => [column, cellOf(child, t)])),
      id: child.id,
    })),
  };
}
