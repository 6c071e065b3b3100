/** A link works without React, and a form's button must not be taken from the browser. */
const kept = 'button[type="button"]';

/** A press that came before React answered for the button. */
export interface EarlyPress {
  /** React answers for what stands around the page: what was pressed there happens now. */
  frameIsAlive(): void;
  /** React has the code of the page: what was pressed in it happens now, and nothing is kept any longer. */
  pageIsAlive(): void;
}

/** Keeps the last press on a button of a page that came as HTML, so that it is not lost while React takes the page over. */
export function keepEarlyEvents(root: HTMLElement): EarlyPress {
  const page = root.querySelector('main');
  let pressed: HTMLElement | null = null;
  let isFrameAlive = false;
  const isOfPage = (button: HTMLElement) => page?.contains(button) === true;

  function keep({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>(kept) : null;
    if (button && (!isFrameAlive || isOfPage(button))) pressed = button;
  }

  function repeat(): void {
    const button = pressed;
    pressed = null;
    // Whoever has gone on to another page wants nothing of this one any more.
    if (button?.isConnected) button.click();
  }

  root.addEventListener('click', keep, true);
  return {
    frameIsAlive() {
      isFrameAlive = true;
      if (pressed && !isOfPage(pressed)) repeat();
    },
    pageIsAlive() {
      root.removeEventListener('click', keep, true);
      repeat();
    },
  };
}
