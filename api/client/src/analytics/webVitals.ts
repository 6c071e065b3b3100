import { isTrackingRefused, track } from './analytics.ts';

/** Events of a first interaction. */
const firstInteractions = ['pointerdown', 'keydown'] as const;
const pageMaxLength = 100;
/** Decimals by metric: none for milliseconds, four for the layout shift, a small number. */
const digits: Readonly<Record<string, number>> = { CLS: 4 };

/** Sends each metric once, when it is final. */
async function measure(page: string): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "vitals" */ 'web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value, rating }) => {
      track('web_vital', { name, value: Number(value.toFixed(digits[name] ?? 0)), rating, page });
    });
  }
}

/**
 * Reports web vitals as `web_vital` events. Loads its code on the first press or key, so that it costs nothing before; visits
 * without one are not counted. Does nothing under Global Privacy Control or Do Not Track. Returns the function to stop waiting.
 */
export function startWebVitals(): () => void {
  if (isTrackingRefused()) return () => {};
  const page = location.pathname.slice(0, pageMaxLength);

  function end(): void {
    for (const type of firstInteractions) removeEventListener(type, begin, true);
  }

  function begin(): void {
    end();
    measure(page).catch((reason: unknown) => console.warn('Web vitals could not be measured:', reason));
  }

  for (const type of firstInteractions) addEventListener(type, begin, true);
  return end;
}
