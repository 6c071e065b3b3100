import { type Lesson, lessonCode } from '@countertop/engine/lesson/lessonCode';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { lessonOf, newLesson } from './lessonAddress.ts';

/** Returns a seed that was not used before. */
const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Returns the lesson in the URL, and a function that changes it. Null until the page has put a new one there. */
export function useLesson(): readonly [Lesson | null, (lesson: Lesson) => void] {
  const { lesson: code } = useSearch({ from: '/teach' });
  const navigate = useNavigate({ from: '/teach' });
  const lesson = useMemo(() => lessonOf(code), [code]);
  const change = useCallback(
    (next: Lesson, replace = false) =>
      void navigate({ search: { lesson: lessonCode(next) }, replace, resetScroll: false }),
    [navigate],
  );
  useEffect(() => {
    if (lesson === null) change(newLesson(randomSeed()), true);
  }, [lesson, change]);
  return [lesson, change];
}
