import { LessonView } from '../teacher/lesson/LessonView.tsx';
import { useLesson } from '../teacher/lesson/useLesson.ts';

/** /teach. Open to everyone: a lesson needs no account. */
export function TeachPage() {
  const [lesson, change] = useLesson();
  return <LessonView lesson={lesson} onChange={change} />;
}
