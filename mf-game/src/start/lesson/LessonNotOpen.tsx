import { queryClient } from '@countertop/client/shared/queryClient';
import { useMessages } from '@countertop/design-system/messages';
import { type Lesson, lessonCode } from '@countertop/engine/lesson/lessonCode';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { en } from './lesson.messages.ts';
import { ownLessonsQuery } from './ownLessons.ts';

/** Tells a child in a class that a lesson isn't open there: not yet, not anymore, or never. Nothing while that isn't known. */
export function LessonNotOpen({ lesson }: { lesson: Lesson }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Notice code={lessonCode(lesson)} />
    </QueryClientProvider>
  );
}

function Notice({ code }: { code: string }) {
  const t = useMessages(en);
  const { data: open } = useQuery(ownLessonsQuery());
  if (open === undefined || open.some((lesson) => lesson.code === code)) return null;
  return <p>{t('lesson.notOpen')}</p>;
}
