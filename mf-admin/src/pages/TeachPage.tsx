import { queryClient } from '@countertop/client/shared/queryClient';
import { useIsInBrowser } from '@countertop/client/shared/useIsInBrowser';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { classesQuery } from '../teacher/class/classQueries.ts';
import { LessonView } from '../teacher/lesson-maker/LessonView.tsx';
import { useLesson } from '../teacher/lesson-maker/useLesson.ts';

/** /teach. Open to everyone: a lesson needs no account. Teachers with a class can assign it. */
export function TeachPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Teach />
    </QueryClientProvider>
  );
}

function Teach() {
  const [lesson, change] = useLesson();
  // The header may know the user before this page is hydrated.
  const isInBrowser = useIsInBrowser();
  const user = useQuery(currentUserQuery()).data ?? null;
  const classes = useQuery(classesQuery(isInBrowser && user !== null && user.player === null)).data ?? [];
  return <LessonView lesson={lesson} onChange={change} canAssign={classes.length > 0} />;
}
