import type { Lesson } from '@countertop/engine/lesson/lessonCode';
import { useState } from 'react';
import { newLesson } from './lessonAddress.ts';
import { LessonView } from './LessonView.tsx';

export interface StatefulLessonProps {
  /** Overrides of the lesson that the page starts with. */
  start?: Partial<Lesson>;
}

/** The page with its lesson in React state instead of the URL. */
export function StatefulLesson({ start = {} }: StatefulLessonProps) {
  const [lesson, setLesson] = useState<Lesson>({ ...newLesson(7), ...start });
  return <LessonView lesson={lesson} onChange={setLesson} />;
}
