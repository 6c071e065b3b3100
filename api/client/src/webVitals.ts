import { isTrackingRefused, track } from './analytics.ts';

/** What says that somebody is there. */
const firstTouches = ['pointerdown', 'keydown'] as const;
const pageMaxLength = 100;
/** Milliseconds need no fraction; the shift of the layout is a small number and needs four digits. */
const digits: Readonly<Record<string, number>> = { CLS: 4 };

/** Measures what the browser has kept since the page began, and sends each figure once, when it is final. */
async function measure(page: string): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "vitals" */ 'web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value, rating }) => {
      track('web_vital', { name, value: Number(value.toFixed(digits[name] ?? 0)), rating, page });
    });
  }
}

/**
 * Reports how fast the page was for the person who uses it, as `web_vital` events. The code for it is fetched at the
 * first press or key: it costs nothing before, and a visit without one is not counted. Nothing
 * happens under Global Privacy Control or Do Not Track. The result ends the waiting.
 */
export function startWebVitals(): () => void {
  if (isTrackingRefused()) return () => {};
  const page = location.pathname.slice(0, pageMaxLength);

  function end(): void {
    for (const type of firstTouches) removeEventListener(type, begin, true);
  }

  function begin(): void {
    end();
    // Nobody waits for it and nobody sees it fail.
    measure(page).catch((reason: unknown) => console.warn('The speed of the page could not be measured:', reason));
  }

  for (const type of firstTouches) addEventListener(type, begin, true);
  return end;
}
