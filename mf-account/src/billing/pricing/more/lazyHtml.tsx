import { loadForHtml } from '@countertop/design-system/lazy';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';

/** Events that show someone is using the page. */
const activityEvents = ['pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** Resolves when the server-rendered element is almost in view or someone uses the page; at once if there is no such element. */
function whenNeeded(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const controller = new AbortController();
    function finish(): void {
      controller.abort();
      observer.disconnect();
      resolve();
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && finish(), {
      rootMargin: '25% 0%',
    });
    observer.observe(element);
    for (const type of activityEvents)
      window.addEventListener(type, finish, { passive: true, signal: controller.signal });
  });
}

/**
 * Returns a part of the page below the first screen, whose outermost element has the ID. Its HTML is readable at once; it is
 * hydrated when someone gets near it. A constant element, so that re-rendering the page doesn't make React hydrate it earlier.
 */
export function lazyHtml(id: string, load: () => Promise<ComponentType>): ReactElement {
  const Part = lazy(async () => {
    await whenNeeded(id);
    return { default: await loadForHtml(load) };
  });
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}
