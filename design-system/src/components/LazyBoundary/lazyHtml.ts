import { createElement, lazy, type ReactElement, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { type LazyComponent, loadForHtml, markPending } from './lazy.ts';

/** Events that show someone is using the page. */
const activityEvents = ['pointerdown', 'click', 'keydown', 'scroll', 'focusin'] as const;

/** Before React, which stops the propagation of events in HTML that it has not hydrated. */
const early = { capture: true, passive: true } as const;

/** Resolves when the element is in view or someone uses the page. */
function whenNeeded(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const markSeen = markPending();
    function finish(): void {
      controller.abort();
      observer.disconnect();
      markSeen();
      resolve();
    }
    const observer = new IntersectionObserver((entries) =>
      // On a busy device, several changes come at once.
      entries.at(-1)?.isIntersecting ? finish() : markSeen(),
    );
    observer.observe(element);
    for (const type of activityEvents) window.addEventListener(type, finish, { ...early, signal: controller.signal });
  });
}

/** Links work without React, and submit buttons belong to the browser. */
const replayable = 'button[type="button"]';

/** Records the last press on a button in the element, to repeat it when React handles presses there. */
function recordPress(element: Element) {
  const controller = new AbortController();
  let pressed: HTMLElement | null = null;
  function record({ target }: Event): void {
    if (target instanceof Element && element.contains(target))
      pressed = target.closest<HTMLElement>(replayable) ?? pressed;
  }
  window.addEventListener('click', record, { ...early, signal: controller.signal });
  return {
    stop: () => controller.abort(),
    replay() {
      if (pressed?.isConnected === true) pressed.click();
      pressed = null;
    },
  };
}

async function loadOrThrow(code: LazyComponent<object>): Promise<void> {
  if (!(await code.preload())) throw new Error('The code of a part of the page failed to load.');
}

/**
 * Returns a part of a server-rendered page below the first screen, whose outermost element has the ID. Its HTML is readable
 * immediately. Its code is loaded when the part is in view or someone uses the page, and a press before that is repeated
 * afterwards. `sooner` resolves if its HTML is wrong, so that it is corrected out of view as well. Without that HTML, after
 * navigation in the browser, the code is loaded immediately: preload it to show the part with the page.
 *
 * A constant element, so that re-rendering the page doesn't make React hydrate it earlier.
 */
export function lazyHtml(id: string, Part: LazyComponent<object>, sooner?: () => Promise<void>): ReactElement {
  // From the start, because React hydrates this part only after the rest of the page.
  const html = typeof document === 'undefined' ? null : document.getElementById(id);
  const press = html && recordPress(html);
  const needed = html && Promise.race([whenNeeded(html), ...(sooner ? [sooner()] : [])]);
  const Waiting = lazy(async () => {
    await needed;
    await loadForHtml(() => loadOrThrow(Part));
    return { default: Part };
  });
  function Html() {
    const [Shown] = useState(() => (Part.status() === 'loaded' ? Part : Waiting));
    // Before the next event, so that no press is handled twice.
    useLayoutEffect(() => press?.stop(), []);
    useEffect(() => press?.replay(), []);
    return createElement(Shown);
  }
  return createElement(Suspense, { fallback: null }, createElement(Html));
}
