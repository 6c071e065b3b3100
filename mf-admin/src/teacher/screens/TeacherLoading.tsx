import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Skeleton, SkeletonGroup, type SkeletonGroupProps } from '@countertop/design-system/Skeleton';
import { en } from '../teacher.messages.ts';
import { ClassBoard } from './ClassBoard.tsx';

/** The page while it isn't known yet whose class it shows. */
export function TeacherLoading() {
  const t = useMessages(en);
  return (
    <Page title={t('teacher.title')} picture={<ClassBoard />} audience="adult">
      <ClassSkeleton />
    </Page>
  );
}

/** In the place of a class or a list of classes. */
export function ClassSkeleton({ label }: Pick<SkeletonGroupProps, 'label'>) {
  return (
    <SkeletonGroup {...(label !== undefined && { label })}>
      <Skeleton variant="block" />
      <Skeleton lines={3} />
    </SkeletonGroup>
  );
}
