import { type LatePart, useArrival } from '@countertop/design-system/latePart';
import { createElement, type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Late } from './Late.tsx';
import { place } from './LateControl.styles.ts';

/** What a control is told that comes late. */
export interface OpenAtFirst {
  /** It was pressed before it was there, so it opens by itself. */
  isOpenAtFirst: boolean;
}

export interface LateControlProps<Props extends object> {
  part: LatePart<Props & OpenAtFirst>;
  props: Props;
  /** What stands in its place until then, looking the same. `press` is what a press of it does. */
  children: (press: () => void) => ReactNode;
}

/**
 * A control that opens something heavy. Until that is there, a light one stands in its place; it is never exchanged under
 * somebody's focus, unless they press it.
 */
export function LateControl<Props extends object>({ part, props, children }: LateControlProps<Props>) {
  const Part = useArrival(part);
  const isHere = typeof Part === 'function';
  const [isPressed, setPressed] = useState(false);
  const [isLeft, setLeft] = useState(isHere);
  const around = useRef<HTMLDivElement>(null);
  const isShown = isHere && (isPressed || isLeft);
  useEffect(
    () =>
      part.subscribe(() => {
        if (typeof part.now() === 'function' && !around.current?.contains(document.activeElement)) setLeft(true);
      }),
    [part],
  );
  useLayoutEffect(() => {
    if (isShown && isPressed) around.current?.querySelector('button')?.focus();
  }, [isShown, isPressed]);
  const leave = ({ target }: FocusEvent) => {
    // Where the window lost the focus, and not the control, it will come back to it.
    if (isHere && document.activeElement !== target) setLeft(true);
  };
  const fetch = () => void part.fetch();

  return (
    <div css={place} ref={around} onPointerEnter={fetch} onFocus={fetch} onBlur={leave}>
      {isShown ? createElement(Part, { ...props, isOpenAtFirst: isPressed }) : children(() => setPressed(true))}
      {isPressed && !isHere && (
        <Late part={part} props={{ ...props, isOpenAtFirst: true }} onGiveUp={() => setPressed(false)} />
      )}
    </div>
  );
}
