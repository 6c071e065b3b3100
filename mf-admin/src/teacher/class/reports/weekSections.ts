import { daysUntil } from '@countertop/client/localDay';
import { sum } from '@countertop/engine/sum';
import { formatDay, formatShortDay } from '../../../shared/report/formatCell.ts';
import type { ReportSection } from '../../../shared/report/section.ts';
import { sharedColumns } from '../../report/reportContext.ts';
import { type Child, type ClassReportContext, percentOf } from './classReportContext.ts';

const weekDays = 7;

/** The last seven days of children together. Days without answers are left out. */
export function daysSection({ t, today, locale }: ClassReportContext, children: readonly Child[]): ReportSection {
  const rows = daysUntil(today, weekDays).flatMap((day) => {
    const played = children.flatMap(({ week }) => week.filter((one) => one.day === day));
    if (played.length === 0) return [];
    const problems = sum(played.map(({ asked }) => asked));
    const accuracy = percentOf(sum(played.map(({ right }) => right)), problems);
    return [{ id: day, date: day, played: played.length, problems, accuracy }];
  });
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    id: 'days',
    title: t('section.days'),
    shape: 'rows',
    columns: [
      { id: 'date', name: t('column.date'), kind: 'day' },
      ...(children.length === 1 ? [] : [{ id: 'played', name: t('column.played'), kind: 'number' as const }]),
      { id: 'problems', name: t('column.problems'), kind: 'number' },
      { id: 'accuracy', name: t('column.accuracy'), kind: 'percent' },
    ],
    rows,
    ...(first &&
      last &&
      first !== last && {
        chart: {
          title: t('chart.days'),
          summary: t('chart.days.summary', {
            first: Number(first.accuracy),
            firstDay: formatDay(first.date, locale),
            last: Number(last.accuracy),
            lastDay: formatDay(last.date, locale),
          }),
          label: 'date',
          values: ['accuracy'],
          shape: 'line',
          range: 'data',
        },
      }),
  };
}

/** Right answers of each child on each of the last seven days. */
export function weekByChildSection({ t, today, locale, children }: ClassReportContext): ReportSection {
  const days = daysUntil(today, weekDays);
  return {
    id: 'weekByStudent',
    title: t('section.weekByStudent'),
    shape: 'rows',
    columns: [
      sharedColumns(t).student,
      ...days.map((day) => ({ id: day, name: formatShortDay(day, locale), kind: 'percent' as const })),
    ],
    rows: children.map(({ id, name, week }) => ({
      id,
      name,
      ...Object.fromEntries(
        days.map((day) => {
          const played = week.find((one) => one.day === day);
          return [day, played === undefined ? '' : percentOf(played.right, played.asked)];
        }),
      ),
    })),
  };
}
