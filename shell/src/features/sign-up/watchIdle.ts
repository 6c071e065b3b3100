/** The page counts as idle after this time without input. */
export const idleMs = 1500;

const activityEvents = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'keydown',
  'keyup',
  'wheel',
  'scroll',
];

/** Whether somebody is typing, has a dialog open, or sees an error message. */
function isBusy(): boolean {
  return (
    document.visibilityState === 'hidden' ||
    document.querySelector('[role="dialog"], [role="alertdialog"], main [role="alert"]') !== null ||
    document.activeElement?.matches('input, textarea, select') === true
  );
}

/** Calls back each time the loaded page has been idle for a while. Returns a function that stops watching. */
export function watchIdle(onIdle: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;

  function restart(): void {
    clearTimeout(timer);
    if (isPressed || document.readyState !== 'complete') return;
    timer = setTimeout(() => {
      restart();
      if (!isBusy()) onIdle();
    }, idleMs);
  }

  function onActivity({ type }: Event): void {
    if (type === 'pointerdown') isPressed = true;
    if (type === 'pointerup' || type === 'pointercancel') isPressed = false;
    restart();
  }

  const options = { capture: true, passive: true };
  for (const type of activityEvents) window.addEventListener(type, onActivity, options);
  window.addEventListener('load', restart);
  document.addEventListener('visibilitychange', restart);
  restart();
  return function stop() {
    clearTimeout(timer);
    for (const type of activityEvents) window.removeEventListener(type, onActivity, options);
    window.removeEventListener('load', restart);
    document.removeEventListener('visibilitychange', restart);
  };
}
