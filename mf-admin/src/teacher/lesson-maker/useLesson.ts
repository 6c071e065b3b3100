import { useAddress } from '@countertop/client/shared/useAddress';
import type { Lesson } from '@countertop/engine/lesson/lessonCode';
import { useEffect, useMemo } from 'react';
import { newLesson, parseLesson, toQueryString } from './lessonAddress.ts';

/** Returns a seed that was not used before. */
const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Returns the lesson in the URL, and a function that changes it. Null until the page has put a new one there. */
export function useLesson(): readonly [Lesson | null, (lesson: Lesson) => void] {
  const [search, setQueryString] = useAddress('search');
  const lesson = useMemo(() => parseLesson(search), [search]);
  useEffect(() => {
    // During hydration `search` is empty, whatever the URL has. After a click on a link, the URL is already that of the next page.
    if (location.pathname === '/teach' && parseLesson(location.search) === null)
      setQueryString(toQueryString(newLesson(randomSeed())), 'replace');
  }, [search, setQueryString]);
  return [lesson, (next) => setQueryString(toQueryString(next))];
}
