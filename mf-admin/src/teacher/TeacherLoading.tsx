import { useMessages } from '@countertop/design-system/messages';
import { Page, pageTitleId } from '@countertop/design-system/Page';
import { Skeleton, SkeletonGroup, type SkeletonGroupProps } from '@countertop/design-system/Skeleton';
import { useLayoutEffect } from 'react';
import { en } from './sample/teacher.messages.ts';
import { ClassBoard } from './ClassBoard.tsx';

/** The page until it is known whether to show the sample or the teacher's own class. */
export function TeacherLoading() {
  const t = useMessages(en);
  useLayoutEffect(() => passFocusOn, []);
  return (
    <Page title={t('teacher.title')} picture={<ClassBoard />} audience="adult">
      <ClassSkeleton />
    </Page>
  );
}

/** Moves the focus from the title that is about to be removed to the title that takes its place. */
function passFocusOn(): void {
  if (document.activeElement?.id !== pageTitleId) return;
  queueMicrotask(() => document.getElementById(pageTitleId)?.focus({ preventScroll: true }));
}

/** Placeholder for a class or a list of classes. */
export function ClassSkeleton({ label }: Pick<SkeletonGroupProps, 'label'>) {
  return (
    <SkeletonGroup {...(label !== undefined && { label })}>
      <Skeleton variant="block" />
      <Skeleton lines={3} />
    </SkeletonGroup>
  );
}
