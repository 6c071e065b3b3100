import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Skeleton, SkeletonGroup } from '@countertop/design-system/Skeleton';
import { en } from '../teacher.messages.ts';
import { ClassBoard } from './ClassBoard.tsx';

/** The page while it isn't known yet whose class it shows. */
export function TeacherLoading() {
  const t = useMessages(en);
  return (
    <Page title={t('teacher.title')} picture={<ClassBoard />} audience="adult">
      <SkeletonGroup>
        <Skeleton variant="block" />
        <Skeleton lines={3} />
      </SkeletonGroup>
    </Page>
  );
}
