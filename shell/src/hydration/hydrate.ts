import type { Router } from '../app/router.tsx';
import { isHydrationPending } from '../app/view.tsx';

/** Prepares server-rendered HTML and the router for `hydrateRoot`. */
export async function prepareHydration(root: HTMLElement, router: Router): Promise<void> {
  // The Content-Security-Policy blocks `style` attributes in HTML, but not styles set by a script.
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
  // The router sets this for server-rendered pages. Without it, it would wrap the root in a Suspense boundary.
  router.ssr = { manifest: undefined };
  await router.load();
}

/**
 * Handler for `hydrateRoot`. React renders from scratch, and reports that, when somebody leaves a page before its code has
 * loaded. Any other report means that the HTML differs from what React renders.
 */
export function onRecoverableError(error: unknown): void {
  if (isHydrationPending()) console.warn('The page was left before its code had loaded.', error);
  else reportError(error);
}
