// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWebVitals } from './webVitals.ts';
import { eventually } from '../../../../tests/support/eventually.ts';

type Watch = (report: (metric: { name: string; value: number; rating: string }) => void) => void;

const library = vi.hoisted(() => ({ fetched: 0 }));
vi.mock('web-vitals', () => {
  library.fetched += 1;
  const metric =
    (name: string, value: number): Watch =>
    (report) =>
      report({ name, value, rating: 'good' });
  return {
    onCLS: metric('CLS', 0.012_345),
    onFCP: metric('FCP', 812.6),
    onINP: metric('INP', 40),
    onLCP: metric('LCP', 1200.2),
    onTTFB: metric('TTFB', 33.3),
  };
});

const sent: Record<string, unknown>[] = [];
let stop = () => {};

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(new Response('{"ok":true}'));
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('loads nothing before the first interaction', () => {
  stop = startWebVitals();
  window.dispatchEvent(new Event('scroll'));

  expect([library.fetched, sent]).toEqual([0, []]);
});

it('loads nothing if the browser asks not to be tracked', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  stop = startWebVitals();

  window.dispatchEvent(new Event('pointerdown'));
  await new Promise((resolve) => setTimeout(resolve));

  expect([library.fetched, sent]).toEqual([0, []]);
});

it('sends each metric once, rounded, with the page of the first load', async () => {
  stop = startWebVitals();

  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  await eventually(() => expect(sent).toHaveLength(5));

  expect(new Set(sent.map(({ eventType }) => eventType))).toEqual(new Set(['web_vital']));
  expect(sent.map(({ eventData }) => JSON.parse(String(eventData)))).toEqual(
    [
      { name: 'CLS', value: 0.0123 },
      { name: 'FCP', value: 813 },
      { name: 'INP', value: 40 },
      { name: 'LCP', value: 1200 },
      { name: 'TTFB', value: 33 },
    ].map((figure) => ({ ...figure, rating: 'good', page: '/' })),
  );
});

it('does nothing after it is stopped', async () => {
  startWebVitals()();

  window.dispatchEvent(new Event('keydown'));
  await new Promise((resolve) => setTimeout(resolve));

  expect(sent).toEqual([]);
});
