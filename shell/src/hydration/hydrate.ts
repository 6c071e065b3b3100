import type { Router } from '../app/router.tsx';
import { isWaitingForCode } from '../app/view.tsx';

/** Makes the page that came as HTML ready for React, which then keeps every element of it. */
export async function hydrate(root: HTMLElement, router: Router): Promise<void> {
  // The policy refuses `style` in HTML but not from a script.
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
  // As the router itself marks what a server drew: its tree has no boundary around the root then.
  router.ssr = { manifest: undefined };
  await router.load();
}

/**
 * For `hydrateRoot`. Somebody who leaves a page before its code has come makes React draw the next one anew, and it says
 * so; any other report means that HTML and page differ.
 */
export function onRecoverableError(error: unknown): void {
  if (isWaitingForCode()) console.warn('This page was left before its code had come.', error);
  else reportError(error);
}
