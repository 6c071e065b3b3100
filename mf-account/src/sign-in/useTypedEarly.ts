import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what a person or a password manager wrote into a field of the page that the server sent, before React took it
 * over: React would empty the field with the next draw.
 */
export function useTypedEarly(onChange: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const change = useRef(onChange);
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') change.current(typed);
  }, []);
  return field;
}
