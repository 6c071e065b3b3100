import { useCallback } from 'react';

/** Returns a ref for a modal part of the page: everything else is visible, but nothing in it can be pressed, focused or read. */
export function useInertOutside(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const outside = [...ancestors(element)].flatMap(siblings).filter((other) => !other.inert && !isAnnouncer(other));
    for (const other of outside) other.inert = true;
    return () => {
      for (const other of outside) other.inert = false;
    };
  }, []);
}

function* ancestors(element: HTMLElement): Generator<HTMLElement> {
  let current: HTMLElement | null = element;
  while (current !== null && current !== document.body) {
    yield current;
    current = current.parentElement;
  }
}

function siblings(element: HTMLElement): readonly HTMLElement[] {
  const all = element.parentElement?.children ?? [];
  return [...all].filter((other): other is HTMLElement => other !== element && other instanceof HTMLElement);
}

/** Live regions must stay readable. */
function isAnnouncer(element: HTMLElement): boolean {
  return element.matches('[data-live-announcer]');
}
