// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAnalytics, track } from './analytics.ts';

interface Sent {
  readonly by: 'fetch' | 'beacon';
  readonly path: string;
  readonly body: Record<string, unknown>;
}

let sent: Sent[];
let visibility: DocumentVisibilityState;
let stop: () => void;
/** The server's response to a report. */
let answer: string;

function become(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  sent = [];
  visibility = 'visible';
  answer = '{"ok":true}';
  stop = () => {};
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push({ by: 'fetch', path, body: JSON.parse(body) });
    return Promise.resolve(new Response(answer));
  });
  vi.stubGlobal('navigator', {
    userAgent: 'Firefox',
    language: 'en-US',
    sendBeacon(path: string, body: string) {
      sent.push({ by: 'beacon', path, body: JSON.parse(body) });
      return true;
    },
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const times = () => sent.flatMap(({ by, body }) => ('timeSpent' in body ? [[by, body['timeSpent']]] : []));

it('starts the session with the browser and the referrer', () => {
  stop = startAnalytics();

  const sessionId = expect.stringMatching(/^[0-9a-z]{8,9}-[0-9a-z]{9}-[0-9a-f]{4}$/);
  expect(sent).toEqual([
    { by: 'fetch', path: '/api/analytics/session', body: { sessionId, userAgent: 'Firefox', referrer: null } },
  ]);
});

it('reports the visible time every 30 s and no hidden time', () => {
  stop = startAnalytics();

  vi.advanceTimersByTime(60_000);
  become('hidden');
  vi.advanceTimersByTime(300_000);
  become('visible');
  vi.advanceTimersByTime(30_000);

  expect(times().map(([, seconds]) => seconds)).toEqual([30, 60, 90]);
});

it('reports as often as the server asks, and at the usual interval again when it stops asking', async () => {
  answer = '{"ok":true,"nextReportMs":120000}';
  stop = startAnalytics();
  await vi.advanceTimersByTimeAsync(119_000);
  const before = times().length;

  answer = '{"ok":true}';
  await vi.advanceTimersByTimeAsync(1000);
  const asked = times().map(([, seconds]) => seconds);
  await vi.advanceTimersByTimeAsync(60_000);

  expect([before, asked]).toEqual([0, [120]]);
  expect(times().map(([, seconds]) => seconds)).toEqual([120, 150, 180]);
});

it.each([
  ['1', 5],
  ['-1', 5],
  ['1e300', 600],
  ['"120000"', 30],
  ['null', 30],
])('limits the interval: %s becomes %i s', async (nextReportMs, seconds) => {
  answer = `{"ok":true,"nextReportMs":${nextReportMs}}`;
  stop = startAnalytics();

  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  const before = times().length;
  await vi.advanceTimersByTimeAsync(1);

  expect([before, times().length]).toEqual([0, 1]);
});

it('keeps its interval if a response cannot be read', async () => {
  answer = '<!doctype html>';
  stop = startAnalytics();

  await vi.advanceTimersByTimeAsync(30_000);

  expect(times()).toEqual([['fetch', 30]]);
});

it('does not restart when a response arrives after the end', async () => {
  answer = '{"ok":true,"nextReportMs":5000}';
  startAnalytics()();

  await vi.advanceTimersByTimeAsync(600_000);

  expect(times()).toEqual([]);
});

it('sends the last seconds by a beacon when the page is hidden or left', () => {
  stop = startAnalytics();

  vi.advanceTimersByTime(12_500);
  become('hidden');
  window.dispatchEvent(new Event('pagehide'));

  expect(times()).toEqual([['beacon', 12]]);
});

it('reports one last time when stopped', () => {
  startAnalytics()();
  stop = startAnalytics();
  vi.advanceTimersByTime(5000);

  stop();
  vi.advanceTimersByTime(60_000);
  become('hidden');

  expect(times()).toEqual([['fetch', 5]]);
});

it('continues counting after a reload', () => {
  const leave = startAnalytics();
  vi.advanceTimersByTime(30_000);
  leave();
  stop = startAnalytics();

  vi.advanceTimersByTime(30_000);

  expect(times().at(-1)?.[1]).toBe(60);
  expect(new Set(sent.map(({ body }) => body['sessionId'])).size).toBe(1);
});

it('records events with their data as JSON text and an id for a retry', () => {
  track('game_start', { difficulty: 'ages_6_7' });
  track('page_view');

  expect(sent.map(({ path, body }) => [path, body['eventType'], body['eventData']])).toEqual([
    ['/api/analytics/event', 'game_start', '{"difficulty":"ages_6_7"}'],
    ['/api/analytics/event', 'page_view', null],
  ]);
  expect(sent[0]?.body['requestId']).toMatch(new RegExp(`^${Date.now().toString(36)}-[0-9a-z]{12}$`));
  expect(sent[0]?.body['requestId']).not.toBe(sent[1]?.body['requestId']);
});

it('drops an event with more than 4 kB of data, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

  track('problem_report', { text: 'é'.repeat(2048) });

  expect(sent).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});

it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('sends nothing at all under %j', (wish) => {
  vi.stubGlobal('navigator', { ...navigator, ...wish });

  stop = startAnalytics();
  track('page_view');
  vi.advanceTimersByTime(90_000);
  become('hidden');

  expect(sent).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('only logs if the server cannot be reached or returns an error', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal(
    'fetch',
    vi
      .fn()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValueOnce(new Response('', { status: 503 })),
  );

  track('page_view');
  track('page_view');
  await vi.advanceTimersByTimeAsync(0);

  expect(warn.mock.calls.map(([, reason]) => String(reason))).toEqual(['TypeError: offline', '503']);
});

it('resends an event once with the same ID when the network is back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const online = fetch;
  vi.stubGlobal('fetch', (path: string, request: { body: string }) => {
    void online(path, request);
    return Promise.reject(new TypeError('offline'));
  });
  track('problem_report', { reason: 'words' });
  await vi.advanceTimersByTimeAsync(0);

  vi.stubGlobal('fetch', online);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));

  const reports = sent.filter(({ body }) => body['eventType'] === 'problem_report');
  expect(reports).toHaveLength(2);
  expect(reports[1]?.body).toEqual(reports[0]?.body);
});

it('keeps what a busy server rejects, continues counting, and resends it when asked to', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const calm = fetch;
  vi.stubGlobal('fetch', (path: string, request: { body: string }) => {
    void calm(path, request);
    return Promise.resolve(new Response('{"error":"Busy."}', { status: 503, headers: { 'Retry-After': '20' } }));
  });
  stop = startAnalytics();
  track('page_view');
  await vi.advanceTimersByTimeAsync(0);
  vi.stubGlobal('fetch', calm);
  const before = sent.length;

  await vi.advanceTimersByTimeAsync(19_000);
  const early = sent.length;
  await vi.advanceTimersByTimeAsync(11_000);

  expect(early).toBe(before);
  const again = sent.slice(before).map(({ body }) => body);
  expect(again.filter((body) => 'eventType' in body)).toEqual(
    sent.slice(0, before).flatMap(({ body }) => ('eventType' in body ? [body] : [])),
  );
  expect(again.some((body) => 'userAgent' in body)).toBe(true);
  expect(again.at(-1)?.['timeSpent'] ?? times().at(-1)?.[1]).toBe(30);
});

it('works if the browser refuses session storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });

  track('page_view');
  track('page_view');

  expect(sent[0]?.body['sessionId']).toBe(sent[1]?.body['sessionId']);
});
