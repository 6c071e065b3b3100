import { loadForHtml } from '@countertop/design-system/lazy';
import { lazy, Suspense } from 'react';
import { questionsId } from './questionsId.ts';

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
      rootMargin: '100% 0%',
    });
    observer.observe(element);
    for (const type of activityEvents)
      window.addEventListener(type, finish, { passive: true, signal: controller.signal });
  });
}

const Questions = lazy(async () => {
  await whenNeeded(questionsId);
  const module = await loadForHtml(() => import(/* webpackChunkName: "questions" */ './Questions.tsx'));
  return { default: module.Questions };
});

/**
 * The questions below the plans. Their HTML is readable at once; they are hydrated when someone gets near them. A constant
 * element, so that re-rendering the page doesn't make React hydrate them earlier.
 */
export const lazyQuestions = (
  <Suspense fallback={null}>
    <Questions />
  </Suspense>
);
