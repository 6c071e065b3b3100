import type { DayFigures, SiteFigures } from '@countertop/contract/siteAnalytics';
import type { ReportSection } from '../../shared/report/section.ts';
import { formatDay } from '../../shared/report/formatCell.ts';
import type { ReportContext } from './reportContext.ts';

/** Minutes to one decimal; empty if there was no session. */
export function minutesASession({ timeSeconds, sessions }: Pick<SiteFigures, 'timeSeconds' | 'sessions'>): number | '' {
  return sessions === 0 ? '' : Math.round(timeSeconds / sessions / 6) / 10;
}

function busiestDay(days: readonly DayFigures[]): DayFigures | undefined {
  return days.reduce<DayFigures | undefined>(
    (most, day) => (day.visitors > (most?.visitors ?? 0) ? day : most),
    undefined,
  );
}

export function visitsSection({ t, locale, period, before }: ReportContext): ReportSection {
  const most = busiestDay(period.days);
  return {
    id: 'visits',
    title: t('section.visits'),
    shape: 'rows',
    columns: [
      { id: 'day', name: t('column.day'), kind: 'day' },
      { id: 'visitors', name: t('column.visitors'), kind: 'number' },
      { id: 'visitorsBefore', name: t('column.visitorsBefore'), kind: 'number' },
      { id: 'sessions', name: t('column.sessions'), kind: 'number' },
      { id: 'pageViews', name: t('column.pageViews'), kind: 'number' },
      { id: 'gamesStarted', name: t('column.gamesStarted'), kind: 'number' },
      { id: 'gamesCompleted', name: t('column.gamesCompleted'), kind: 'number' },
    ],
    rows: period.days.map((day, index) => ({
      id: day.date,
      day: day.date,
      visitors: day.visitors,
      visitorsBefore: before.days[index]?.visitors ?? 0,
      sessions: day.sessions,
      pageViews: day.pageViews,
      gamesStarted: day.gamesStarted,
      gamesCompleted: day.gamesCompleted,
    })),
    chart: {
      title: t('section.visits'),
      summary: most
        ? t('visits.summary', { day: formatDay(most.date, locale), visitors: most.visitors })
        : t('visits.none'),
      label: 'day',
      values: before.visitors === 0 ? ['visitors'] : ['visitors', 'visitorsBefore'],
      shape: 'line',
    },
  };
}

function timeSummary({ t, period, before }: ReportContext): string {
  const [minutes, minutesBefore] = [minutesASession(period), minutesASession(before)];
  if (minutes === '') return t('time.none');
  if (minutesBefore === '') return t('time.summary.new', { minutes });
  return t('time.summary', { minutes, before: minutesBefore });
}

/** Time a page was visible per session, by day. */
export function timeSection(context: ReportContext): ReportSection {
  const { t, period, before } = context;
  return {
    id: 'time',
    title: t('section.time'),
    shape: 'rows',
    columns: [
      { id: 'day', name: t('column.day'), kind: 'day' },
      { id: 'minutes', name: t('column.minutes'), kind: 'number' },
      { id: 'minutesBefore', name: t('column.minutesBefore'), kind: 'number' },
    ],
    rows: period.days.map((day, index) => {
      const other = before.days[index];
      return {
        id: day.date,
        day: day.date,
        minutes: minutesASession(day),
        minutesBefore: other ? minutesASession(other) : '',
      };
    }),
    chart: {
      title: t('section.time'),
      summary: timeSummary(context),
      label: 'day',
      values: before.sessions === 0 ? ['minutes'] : ['minutes', 'minutesBefore'],
      shape: 'line',
    },
  };
}
