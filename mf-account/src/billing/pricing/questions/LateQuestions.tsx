import { loadForHtml } from '@countertop/design-system/latePart';
import { lazy, Suspense } from 'react';
import { questionsId } from './questionsId.ts';

/** What somebody does who is here. */
const signs = ['pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** Settles when the part of the page that came as HTML is almost in sight, or when somebody does something; at once without it. */
function isWanted(id: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!part) return Promise.resolve();
  return new Promise((resolve) => {
    const gone = new AbortController();
    function want(): void {
      gone.abort();
      observer.disconnect();
      resolve();
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), { rootMargin: '100% 0%' });
    observer.observe(part);
    for (const sign of signs) window.addEventListener(sign, want, { passive: true, signal: gone.signal });
  });
}

const Questions = lazy(async () => {
  await isWanted(questionsId);
  const { Questions: Part } = await loadForHtml(() => import(/* webpackChunkName: "questions" */ './Questions.tsx'));
  return { default: Part };
});

/**
 * The questions below the plans. Their HTML can be read from the first moment; the code that opens them comes when
 * somebody is near. One element for good, so that React leaves the HTML alone until then.
 */
export const lateQuestions = (
  <Suspense fallback={null}>
    <Questions />
  </Suspense>
);
