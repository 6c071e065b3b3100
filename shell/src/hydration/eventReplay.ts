/** Links work without React, and submit buttons belong to the browser. */
const replayable = 'button[type="button"]';

/** Replays the last press that came before React handled events. */
export interface EventReplay {
  /** Call when React handles events in the layout. Replays a press on the layout. */
  replayInLayout(): void;
  /** Call when React handles events in the page. Replays a press on the page and stops recording. */
  replayInPage(): void;
}

/** Calls back once the page is no longer waiting for code (`markPending`): its sections are hydrated later. */
function whenReady(callback: () => void): void {
  const page = document.documentElement;
  const observer = new MutationObserver(check);
  function check(): void {
    if (!page.hasAttribute('data-ready')) return;
    observer.disconnect();
    callback();
  }
  observer.observe(page, { attributeFilter: ['data-ready'] });
  check();
}

/** Records the last press on a button of a server-rendered page, so that it isn't lost before or during hydration. */
export function recordEvents(root: HTMLElement): EventReplay {
  // A page without the site's layout has its own header.
  const page = root.querySelector('[data-layout]') === null ? root : root.querySelector('main');
  let pressed: HTMLElement | null = null;
  let isLayoutHydrated = false;
  const isInPage = (button: HTMLElement) => page?.contains(button) === true;

  /** Remembers the button, which shows that something is on its way. */
  function setPressed(button: HTMLElement | null): void {
    pressed?.removeAttribute('data-pending');
    pressed = button;
    pressed?.setAttribute('data-pending', 'true');
  }

  function record({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>(replayable) : null;
    if (button && (!isLayoutHydrated || isInPage(button))) setPressed(button);
  }

  function replay(): void {
    const button = pressed;
    setPressed(null);
    // After navigating away, a press on the previous page no longer matters.
    if (button?.isConnected) button.click();
  }

  // The inline script of index.html has listened until now.
  const early: unknown = Reflect.get(globalThis, 'earlyClick');
  if (early instanceof Event) record(early);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- removes that listener
  document.onclick = null;
  root.addEventListener('click', record, true);
  return {
    replayInLayout() {
      isLayoutHydrated = true;
      if (pressed && !isInPage(pressed)) replay();
    },
    replayInPage() {
      root.removeEventListener('click', record, true);
      if (pressed) whenReady(replay);
    },
  };
}
