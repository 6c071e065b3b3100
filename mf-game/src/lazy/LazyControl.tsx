import { type LazyCode, useIsLoaded } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { contents } from './LazyControl.styles.ts';

export interface LazyControlProps {
  code: LazyCode;
  /** The lazy control. It opens itself on mount (`useOpenOnMount`). */
  children: ReactNode;
  /** Renders a lightweight control that looks the same and calls `open` when it is pressed. */
  renderPlaceholder: (open: () => void) => ReactNode;
}

/** A control that opens a menu or a list. A lightweight placeholder takes its place until it is pressed. */
export function LazyControl({ code, children, renderPlaceholder }: LazyControlProps) {
  const [isPressed, setPressed] = useState(false);
  const isShown = useIsLoaded(code) && isPressed;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown) root.current?.querySelector('button')?.focus();
  }, [isShown]);
  const preload = () => void code.preload();

  return (
    <div css={contents} ref={root} onPointerEnter={preload} onFocus={preload}>
      {isShown || renderPlaceholder(() => setPressed(true))}
      {isPressed && <LazyBoundary onDismiss={() => setPressed(false)}>{children}</LazyBoundary>}
    </div>
  );
}
