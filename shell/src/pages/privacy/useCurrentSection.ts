import { useEffect, useState } from 'react';

/** A section is being read once its start is in the upper third of the window. */
const readingLine = 1 / 3;

function lastReached<Id extends string>(ids: readonly Id[]): Id | undefined {
  const { innerHeight, scrollY } = window;
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
  if (isAtEnd) return ids.at(-1);
  return ids.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    return top <= innerHeight * readingLine;
  });
}

/** Returns the ID of the section that is being read. Undefined above the first one, and in the server's HTML. */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState<Id>();
  useEffect(() => {
    const update = () => setCurrent(lastReached(ids));
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [ids]);
  return current;
}
