import { createElement, useEffect, useLayoutEffect, useRef } from 'react';
import { type LatePart, useArrival } from '@countertop/design-system/latePart';
import { LateNotice } from './LateNotice.tsx';

export interface LateProps<Props extends object> {
  part: LatePart<Props>;
  /** What the part is drawn with. */
  props: Props;
  /** The person waits for it no longer, because it did not come. */
  onGiveUp: () => void;
}

function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}

/**
 * What somebody asked for and what may have to be fetched first. A longer wait is shown and said, and so is a failure,
 * which can be tried again; meanwhile the focus is where it was.
 */
export function Late<Props extends object>({ part, props, onGiveUp }: LateProps<Props>) {
  const arrival = useArrival(part);
  const asker = useRef<Element | null>(null);
  useLayoutEffect(() => {
    asker.current = document.activeElement;
  }, []);
  useEffect(() => {
    void part.fetch();
  }, [part]);
  useEffect(
    () => () => {
      // A dialog that closes by itself wants the focus back while it still keeps the page from being reached.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusOn(asker.current);
      });
    },
    [],
  );
  if (typeof arrival === 'function') return createElement(arrival, props);

  function goBackAnd(next: () => void): void {
    focusOn(asker.current);
    next();
  }

  return (
    <LateNotice
      isMissing={arrival === 'failed'}
      onTryAgain={() => goBackAnd(() => void part.fetch())}
      onGiveUp={() => goBackAnd(onGiveUp)}
    />
  );
}
