/** So long nobody has touched anything: the page is at rest, and so is the person. */
export const restMs = 1500;

/** What shows that somebody is doing something, or is about to. */
const doings = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'keydown', 'keyup', 'wheel', 'scroll'];

/** True while somebody writes, has something open, or is told that something went wrong. */
function isBusy(): boolean {
  return (
    document.visibilityState === 'hidden' ||
    document.querySelector('[role="dialog"], [role="alertdialog"], main [role="alert"]') !== null ||
    document.activeElement?.matches('input, textarea, select') === true
  );
}

/** Calls back as soon as the loaded page has been at rest for a while, each time anew, until the result is called. */
export function watchRest(onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;

  function wait(): void {
    clearTimeout(timer);
    if (isPressed || document.readyState !== 'complete') return;
    timer = setTimeout(() => {
      wait();
      if (!isBusy()) onRest();
    }, restMs);
  }

  function notice({ type }: Event): void {
    if (type === 'pointerdown') isPressed = true;
    if (type === 'pointerup' || type === 'pointercancel') isPressed = false;
    wait();
  }

  const options = { capture: true, passive: true };
  for (const doing of doings) window.addEventListener(doing, notice, options);
  window.addEventListener('load', wait);
  document.addEventListener('visibilitychange', wait);
  wait();
  return function stop() {
    clearTimeout(timer);
    for (const doing of doings) window.removeEventListener(doing, notice, options);
    window.removeEventListener('load', wait);
    document.removeEventListener('visibilitychange', wait);
  };
}
