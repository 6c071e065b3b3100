import { smallestGroup } from '@countertop/contract/analytics/report.limits';
import { otherPage, type PagePath, pagePaths } from '@countertop/contract/site/pages';
import type { DayReport, PeriodReport } from '@countertop/contract/analytics/siteReport';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { formatDay } from '../shared/report/formatCell.ts';
import type { ReportSection } from '../shared/report/section.ts';
import { en } from './analytics.messages.ts';
import { ReportCard } from './ReportCard.tsx';
import { Part } from './Part.tsx';
import { countOf, type PartProps, type ReportContext } from './reportContext.ts';
import { WorthALook } from './WorthALook.tsx';

/** Minutes to one decimal; empty if there was no session. */
export function minutesASession({
  timeSeconds,
  sessions,
}: Pick<PeriodReport, 'timeSeconds' | 'sessions'>): number | '' {
  return sessions === 0 ? '' : Math.round(timeSeconds / sessions / 6) / 10;
}

function busiestDay(days: readonly DayReport[]): DayReport | undefined {
  return days.reduce<DayReport | undefined>(
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

const pages: readonly string[] = [...pagePaths, otherPage];
const isPage = (name: string): name is PagePath | typeof otherPage => pages.includes(name);

/** Views and visitors by page. */
export function pagesSection({ t, period, before }: ReportContext): ReportSection {
  const { parts, rest } = period.pages;
  // A server newer than this page may count pages that have no name here.
  const labelOf = (page: string) => (isPage(page) ? t(`page.${page}`) : page);
  const most = parts.toSorted((one, other) => other.count - one.count);
  const [first] = most;
  return {
    id: 'pages',
    title: t('section.pages'),
    shape: 'rows',
    columns: [
      { id: 'page', name: t('column.page'), kind: 'text' },
      { id: 'address', name: t('column.address'), kind: 'text' },
      { id: 'views', name: t('column.views'), kind: 'number' },
      { id: 'viewsBefore', name: t('column.viewsBefore'), kind: 'number' },
      { id: 'people', name: t('column.people'), kind: 'number' },
    ],
    rows: [
      ...most.map(({ name, count, people }) => ({
        id: name,
        page: labelOf(name),
        address: name === otherPage ? '' : name,
        views: count,
        viewsBefore: countOf(before.pages, name),
        people,
      })),
      ...(rest === null
        ? []
        : [{ id: 'rest', page: t('rest'), address: '', views: rest.count, viewsBefore: '', people: rest.people }]),
    ],
    chart: {
      title: t('section.pages'),
      summary: first ? t('pages.summary', { page: labelOf(first.name), views: first.count }) : t('pages.small'),
      label: 'page',
      values: ['views'],
    },
  };
}

/** Visitors, session length and page views. */
export function Visits({ report: { period }, sections }: PartProps) {
  const t = useMessages(en);
  const { rest } = period.pages;
  return (
    <Part title={t('part.visits')} lead={t('part.visits.lead')} isOpenOnPhone>
      <Grid columns="main-aside" align="start">
        <Stack gap="l">
          <ReportCard section={sections.visits} period={period} />
          <ReportCard
            section={sections.pages}
            period={period}
            orientation="horizontal"
            empty={t('pages.empty')}
            privacyNote={rest ? t('small.people', { count: rest.people, smallest: smallestGroup }) : undefined}
          />
        </Stack>
        <Stack gap="l">
          <WorthALook sections={sections} />
          <ReportCard section={sections.time} period={period} />
        </Stack>
      </Grid>
    </Part>
  );
}
