import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';

/** Distance after which releasing a toast dismisses it. */
export const swipeThresholdPx = 50;
/** Smaller movements are a press, not a swipe. */
const slackPx = 6;

/**
 * Lets a toast be swiped to either side. The element follows through the custom property `--swipe`, and returns if
 * released before `swipeThresholdPx`. Vertical movement scrolls.
 */
export function useSwipe(onDismiss: () => void) {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    const { currentTarget: element, target, clientX, clientY, pointerId, isPrimary, button } = event;
    const isControl = target instanceof Element && target.closest('button, a') !== null;
    if (!isPrimary || button !== 0 || isControl) return;
    let movedPx = 0;
    let isPulling = false;

    const move = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      movedPx = now.clientX - clientX;
      const risenPx = Math.abs(now.clientY - clientY);
      if (!isPulling && risenPx > slackPx && risenPx > Math.abs(movedPx)) return stop.current?.();
      isPulling ||= Math.abs(movedPx) > slackPx;
      if (isPulling) pull(element, movedPx);
    };
    const end = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      stop.current?.();
      if (now.type === 'pointerup' && isPulling && Math.abs(movedPx) >= swipeThresholdPx) onDismiss();
    };

    stop.current?.();
    const watching = new AbortController();
    const { signal } = watching;
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', end, { signal });
    document.addEventListener('pointercancel', end, { signal });
    stop.current = () => {
      watching.abort();
      letGo(element);
    };
  };
  return { onPointerDown };
}

function pull(element: HTMLElement, movedPx: number): void {
  element.dataset['pulling'] = '';
  element.style.setProperty('--swipe', `${movedPx}px`);
}

function letGo(element: HTMLElement): void {
  delete element.dataset['pulling'];
  element.style.removeProperty('--swipe');
}
