import { currentTime } from '@countertop/client/shared/today';
import type { ClassLesson } from '@countertop/contract/classes/classLessons';
import { Scene } from '@countertop/design-system/artwork/Scene';
import { Button } from '@countertop/design-system/Button';
import { Disclosure } from '@countertop/design-system/Disclosure';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { ErrorState } from '@countertop/design-system/ErrorState';
import { useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Skeleton, SkeletonGroup } from '@countertop/design-system/Skeleton';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClassPartProps } from '../Children.tsx';
import { list } from '../Classes.styles.ts';
import { lessonsQuery } from '../classQueries.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { LessonDialog } from './LessonDialog.tsx';
import { type LessonAction, LessonItem } from './LessonItem.tsx';
import { phaseOf } from './lessonPlan.ts';
import { en } from './lessons.messages.ts';

export interface LessonsProps extends ClassPartProps {
  /** Code of a lesson to assign immediately; null for none. */
  assigned: string | null;
  /** Called when the teacher has assigned it, or doesn't want to. */
  onAssigned: () => void;
}

/** The lessons of a class: those that are open, planned and over. */
export function Lessons({ schoolClass, calls, assigned, onAssigned }: LessonsProps) {
  const t = useMessages(en);
  const [isAssigning, setAssigning] = useState(false);
  const [open, setOpen] = useState<{ readonly action: LessonAction; readonly lesson: ClassLesson } | null>(null);
  const query = useQuery(lessonsQuery(schoolClass.id));
  const lessons = query.data;
  const isRunning = schoolClass.plan === 'running';
  const assign = isRunning && (
    <Button
      key="assign"
      {...((schoolClass.seats.length === 0 || (lessons && lessons.length > 0)) && { variant: 'outline' })}
      onPress={() => setAssigning(true)}
    >
      {t('lessons.assign')}
    </Button>
  );
  const make = (
    <PageLink key="make" variant="outline" to="/teach">
      {t('lessons.make')}
    </PageLink>
  );
  return (
    <SectionCard variant="menu" title={t('lessons.title')} lead={t('lessons.lead')}>
      {lessons === undefined && query.isFetching && (
        <SkeletonGroup label={t('lessons.loading')}>
          <Skeleton lines={3} />
        </SkeletonGroup>
      )}
      {lessons === undefined && !query.isFetching && (
        <ErrorState
          variant={navigator.onLine ? 'broken' : 'offline'}
          level={3}
          title={t('lessons.failed')}
          onRetry={() => void query.refetch()}
        >
          {t('lessons.failed.text')}
        </ErrorState>
      )}
      {lessons?.length === 0 && (
        <EmptyState
          title={t('lessons.none')}
          level={3}
          picture={<Scene name="emptyRail" />}
          actions={isRunning ? [assign, make] : [make]}
        >
          {t('lessons.none.text')}
        </EmptyState>
      )}
      {lessons && lessons.length > 0 && (
        <Stack gap="m">
          <Stack direction="horizontal" gap="s">
            {assign}
            {make}
          </Stack>
          <LessonList
            classId={schoolClass.id}
            isStopped={schoolClass.plan === 'ended'}
            lessons={lessons}
            atMs={currentTime(query.dataUpdatedAt).getTime()}
            onAction={(action, lesson) => setOpen({ action, lesson })}
          />
        </Stack>
      )}
      {isRunning && (isAssigning || assigned !== null) && (
        <AssignDialog
          {...{ schoolClass, calls }}
          code={assigned ?? ''}
          onClose={() => {
            setAssigning(false);
            if (assigned !== null) onAssigned();
          }}
        />
      )}
      {open && <LessonDialog {...open} {...{ schoolClass, calls }} onClose={() => setOpen(null)} />}
    </SectionCard>
  );
}

interface LessonListProps {
  classId: string;
  isStopped: boolean;
  lessons: readonly ClassLesson[];
  /** When the lessons were loaded. */
  atMs: number;
  onAction: (action: LessonAction, lesson: ClassLesson) => void;
}

/** Open lessons before planned ones; those that are over are collapsed. */
function LessonList({ classId, isStopped, lessons, atMs, onAction }: LessonListProps) {
  const t = useMessages(en);
  const itemsOf = (phase: ReturnType<typeof phaseOf>) =>
    lessons
      .filter((lesson) => phaseOf(lesson, atMs) === phase)
      .map((lesson) => (
        <LessonItem
          key={lesson.id}
          {...{ classId, lesson, phase, isStopped }}
          onAction={(action) => onAction(action, lesson)}
        />
      ));
  const current = [...itemsOf('open'), ...itemsOf('planned')];
  const past = itemsOf('over');
  return (
    <>
      {current.length > 0 && <ul css={list}>{current}</ul>}
      {past.length > 0 && (
        <Disclosure title={t('lessons.past', { count: past.length })}>
          <ul css={list}>{past}</ul>
        </Disclosure>
      )}
    </>
  );
}
