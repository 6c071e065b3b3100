import { EmptyState } from '@countertop/design-system/EmptyState';
import { ErrorState } from '@countertop/design-system/ErrorState';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { PageLink } from '@countertop/routes/PageLink';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/report/formatCell.ts';
import { ClassBoard } from '../ClassBoard.tsx';
import { ClassSkeleton } from '../TeacherLoading.tsx';
import { Children } from './Children.tsx';
import type { ClassCalls } from './classCalls.ts';
import { classQuery, isGone, lessonsQuery } from './classQueries.ts';
import { pair, sheets } from './Classes.styles.ts';
import { en } from './classes.messages.ts';
import { EndedPlan } from './EndedPlan.tsx';
import { EndOfClass } from './EndOfClass.tsx';
import { Lessons } from './lessons/Lessons.tsx';
import { ClassOverview } from './overview/ClassOverview.tsx';
import { SignInPanel } from './SignInPanel.tsx';
import { Staff } from './Staff.tsx';

export interface ClassPageProps {
  classId: string;
  calls: ClassCalls;
  /** Code of a lesson to assign; null for none. */
  assigned: string | null;
  /** A link to all classes, or a button for a new one. */
  action: ReactNode;
  onAssigned: () => void;
  onErased: () => void;
}

/** One class: sign-in, lessons, overview, children, teachers and the end of the class. */
export function ClassPage({ classId, calls, assigned, action, onAssigned, onErased }: ClassPageProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const query = useQuery(classQuery(classId));
  // Loaded again and again, so the page also notices that its teacher was removed or the class erased.
  const lessons = useQuery(lessonsQuery(classId));
  if (isGone(query.error) || isGone(lessons.error)) {
    return (
      <Page audience="adult">
        <EmptyState
          level={1}
          title={t('class.gone')}
          actions={
            <PageLink variant="standalone" to="/teacher-dashboard">
              {t('class.all')}
            </PageLink>
          }
        >
          {t('class.gone.text')}
        </EmptyState>
      </Page>
    );
  }
  const schoolClass = query.data;
  if (schoolClass === undefined) {
    return (
      <Page title={t('classes.title')} audience="adult" action={action}>
        {query.isFetching ? <ClassesLoading /> : <ClassesFailed onRetry={() => void query.refetch()} />}
      </Page>
    );
  }
  const parts = { schoolClass, calls };
  return (
    <Page
      title={schoolClass.name}
      lead={t('class.lead', {
        count: schoolClass.seats.length,
        ages: t(`band.${schoolClass.band}`),
        day: formatDay(schoolClass.endsOn, locale),
      })}
      action={action}
      picture={<ClassBoard />}
      audience="adult"
    >
      <div css={sheets}>
        <EndedPlan {...schoolClass} />
        <div css={pair}>
          <SignInPanel {...parts} />
          <Lessons {...parts} {...{ assigned, onAssigned }} />
        </div>
        <ClassOverview {...parts} />
        <Children {...parts} />
        <div css={pair}>
          <Staff {...parts} />
          <EndOfClass {...parts} onErased={onErased} />
        </div>
      </div>
    </Page>
  );
}

/** Shown while classes load. */
export function ClassesLoading() {
  const t = useMessages(en);
  return <ClassSkeleton label={t('classes.loading')} />;
}

/** Shown if classes could not be loaded. */
export function ClassesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(en);
  const isOffline = !navigator.onLine;
  return (
    <ErrorState variant={isOffline ? 'offline' : 'broken'} title={t('classes.failed')} onRetry={onRetry} isAlert>
      {t(isOffline ? 'error.offline' : 'error.unreachable')}
    </ErrorState>
  );
}
