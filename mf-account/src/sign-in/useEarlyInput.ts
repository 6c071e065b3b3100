import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps text that the user or a password manager entered into a prerendered field before hydration. React would clear it on
 * the next render.
 */
export function useEarlyInput(onChange: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const change = useRef(onChange);
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') change.current(typed);
  }, []);
  return field;
}
