import type { ClassLesson, LessonRow } from '@countertop/contract/classes/classLessons';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { ErrorState } from '@countertop/design-system/ErrorState';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Skeleton, SkeletonGroup } from '@countertop/design-system/Skeleton';
import { Stack } from '@countertop/design-system/Stack';
import { lessonProblems } from '@countertop/engine/lesson/lesson';
import { readLesson } from '@countertop/engine/lesson/lessonCode';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import { PageLink } from '@countertop/routes/PageLink';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { classQuery, classViewQuery, isGone } from '../classQueries.ts';
import { totals } from './classRows.ts';
import { en } from './classView.messages.ts';
import { EndedPlan } from '../EndedPlan.tsx';
import { LiveRows } from './LiveRows.tsx';

/** No more often, so that a screen reader can read other things in between. */
const newsMs = 10_000;

/** Returns how many answers came in lately, to announce; `occurrence` increases with each announcement. */
function useAnswerNews(answered: number | undefined): { readonly count: number; readonly occurrence: number } {
  const [news, setNews] = useState({ count: 0, occurrence: 0 });
  const latest = useRef(answered);
  const announced = useRef<number | undefined>(undefined);
  useEffect(() => {
    latest.current = answered;
    announced.current ??= answered;
  }, [answered]);
  useEffect(() => {
    const timer = setInterval(() => {
      const count = (latest.current ?? 0) - (announced.current ?? 0);
      announced.current = latest.current;
      if (count > 0) setNews(({ occurrence }) => ({ count, occurrence: occurrence + 1 }));
    }, newsMs);
    return () => clearInterval(timer);
  }, []);
  return news;
}

export interface ClassViewProps {
  classId: string;
  lessonId: string;
}

/** The answers of a class to a lesson, live. Nobody is ranked. */
export function ClassView({ classId, lessonId }: ClassViewProps) {
  const t = useMessages(en);
  const view = useQuery(classViewQuery(classId, lessonId));
  const schoolClass = useQuery(classQuery(classId));
  const counts = view.data && totals(view.data.rows);
  const news = useAnswerNews(counts?.answered);
  const back = (
    <PageLink variant="standalone" to="/teacher-dashboard" search={{ class: classId }}>
      {t('view.back')}
    </PageLink>
  );
  if (isGone(view.error) || isGone(schoolClass.error)) {
    return (
      <Page audience="adult">
        <EmptyState level={1} title={t('view.gone')} actions={back}>
          {t('view.gone.text')}
        </EmptyState>
      </Page>
    );
  }
  if (view.data === undefined || counts === undefined || schoolClass.data === undefined) {
    const isLoading = view.isFetching || schoolClass.isFetching;
    const retry = () => Promise.all([view.refetch(), schoolClass.refetch()]);
    return (
      <Page audience="adult" action={back}>
        {isLoading ? <Loading /> : <Failed onRetry={() => void retry()} />}
      </Page>
    );
  }
  const { lesson, rows } = view.data;
  return (
    <Page title={lesson.title} lead={t('view.lead', { count: rows.length, ...counts })} action={back} audience="adult">
      <Stack gap="m">
        <EndedPlan {...schoolClass.data} />
        {view.isError && <Stale atMs={view.dataUpdatedAt} />}
        <LiveRegion
          message={news.count > 0 ? t('view.news', { count: news.count }) : ''}
          occurrence={news.occurrence}
        />
        {counts.answered === 0 && <p>{t('view.nobody')}</p>}
        <VisuallyHidden as="h2">{t('view.problems')}</VisuallyHidden>
        <Problems lesson={lesson} rows={rows} seats={schoolClass.data.seats} />
      </Stack>
    </Page>
  );
}

interface ProblemsProps {
  lesson: ClassLesson;
  rows: readonly LessonRow[];
  seats: readonly { readonly id: string; readonly name: string }[];
}

function Problems({ lesson, rows, seats }: ProblemsProps) {
  const t = useMessages(en);
  const problems = useMemo(() => {
    const read = readLesson(lesson.code);
    return typeof read === 'string' ? null : lessonProblems(read);
  }, [lesson.code]);
  const names = useMemo(() => new Map(seats.map(({ id, name }) => [id, name])), [seats]);
  // The server knows newer rules than this page.
  if (problems === null) return <p>{t('view.later')}</p>;
  return <LiveRows {...{ lesson, rows, problems, names }} />;
}

function Stale({ atMs }: { atMs: number }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(atMs);
  return <p role="status">{t('view.stale', { time })}</p>;
}

function Loading() {
  const t = useMessages(en);
  return (
    <SkeletonGroup label={t('view.loading')}>
      <Skeleton variant="block" />
      <Skeleton lines={3} />
    </SkeletonGroup>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(en);
  return (
    <ErrorState
      variant={navigator.onLine ? 'broken' : 'offline'}
      level={1}
      title={t('view.failed')}
      onRetry={onRetry}
      isAlert
    >
      {t('view.failed.text')}
    </ErrorState>
  );
}
