import type { AnalyticsEvent, AnalyticsSession } from '@countertop/contract/analytics';
import {
  analyticsEventPath,
  analyticsSessionPath,
  eventDataMaxBytes,
  referrerMaxBytes,
  timeReportIntervalMs,
  timeReportMaxMs,
  timeReportMinMs,
  timeSpentMaxSeconds,
  userAgentMaxBytes,
  type AnalyticsEventType,
} from '@countertop/contract/analytics.limits';
import { keepSeconds, randomText, secondsSoFar, sessionId } from './session.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** True when the person's browser asks not to be followed; then nothing is sent at all. */
export function isTrackingRefused(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1' || navigator.doNotTrack === 'yes';
}

function logFailure(reason: unknown): void {
  console.warn('Analytics could not be sent:', reason);
}

type Message = AnalyticsSession | AnalyticsEvent;

/** An hour without a network has fewer messages; beyond that the oldest are forgotten. */
const keptUnsent = 50;
let unsent: readonly (readonly [path: string, message: Message])[] = [];
let nextTry: ReturnType<typeof setTimeout> | undefined;

/** What was not taken waits. An event's request id makes sure that it counts once; of the time the last report says it all. */
function keepUnsent(path: string, message: Message): void {
  const others = 'timeSpent' in message ? unsent.filter(([, other]) => !('timeSpent' in other)) : unsent;
  unsent = [...others, [path, message] as const].slice(-keptUnsent);
  window.addEventListener('online', sendUnsent, { once: true });
}

function sendUnsent(): void {
  clearTimeout(nextTry);
  nextTry = undefined;
  const messages = unsent;
  unsent = [];
  for (const [path, message] of messages) send(path, message);
}

/** A server with too much to do says when to come back; not all browsers at the same moment. */
function tryLater({ headers }: Response): void {
  const askedMs = 1000 * Number(headers.get('Retry-After')) || timeReportIntervalMs;
  const waitMs = Math.min(Math.max(askedMs, timeReportMinMs), timeReportMaxMs);
  nextTry ??= setTimeout(sendUnsent, waitMs * (1 + Math.random() / 2));
}

/** Nobody waits for these calls and nobody sees them fail (specification 000, sections 7 and 8). */
function send(path: string, message: Message, onAnswer?: (body: string) => void): void {
  const body = JSON.stringify(message);
  // A hidden page may be gone before a fetch leaves; a beacon outlives it and travels as text/plain.
  if (document.visibilityState === 'hidden' && navigator.sendBeacon(path, body)) return;
  const request = { method: 'POST', credentials: 'include', keepalive: true, body } as const;
  fetch(path, { ...request, headers: { 'Content-Type': 'application/json' } })
    // The answer is read to its end, or the browser would hold the connection for it.
    .then(async (response) => {
      const answer = await response.text();
      if (response.ok) return onAnswer?.(answer);
      logFailure(response.status);
      if (response.status !== 503 && response.status !== 429) return;
      keepUnsent(path, message);
      tryLater(response);
    })
    .catch((reason: unknown) => {
      logFailure(reason);
      keepUnsent(path, message);
    });
}

/** Where the visit came from, without the query, which may hold personal data. */
function referrer(): string | null {
  const [address = ''] = document.referrer.split(/[?#]/);
  return address === '' ? null : address.slice(0, referrerMaxBytes);
}

/** Records that something happened. `data` becomes the event's JSON text. */
export function track(eventType: AnalyticsEventType, data: Readonly<Record<string, unknown>> | null = null): void {
  if (isTrackingRefused()) return;
  const eventData = data && JSON.stringify(data);
  if (eventData && new TextEncoder().encode(eventData).length > eventDataMaxBytes) {
    logFailure(`${eventType} has more than ${eventDataMaxBytes} bytes of data`);
    return;
  }
  // By the time first: what arrives together lies together in the server's index.
  const requestId = `${Date.now().toString(36)}-${randomText(12)}`;
  send(analyticsEventPath, { sessionId: sessionId(), eventType, eventData, requestId });
}

/** The interval that an answer asks for, within bounds; the usual one where it asks for none. */
function intervalIn(body: string): number {
  try {
    const answer: unknown = JSON.parse(body);
    const asked = typeof answer === 'object' && answer !== null && 'nextReportMs' in answer ? answer.nextReportMs : NaN;
    if (typeof asked !== 'number' || Number.isNaN(asked)) return timeReportIntervalMs;
    return Math.min(Math.max(asked, timeReportMinMs), timeReportMaxMs);
  } catch {
    return timeReportIntervalMs;
  }
}

/** Counts only the time the page is visible. */
function visibleClock(): () => number {
  const before = secondsSoFar();
  let countedMs = 0;
  let since: number | null = null;
  return function seconds() {
    const now = performance.now();
    if (since !== null) countedMs += now - since;
    since = document.visibilityState === 'visible' ? now : null;
    return Math.min(before + Math.floor(countedMs / 1000), timeSpentMaxSeconds);
  };
}

/** Calls `report` again and again. `obey` takes the interval that an answer asks for. */
function repeatReport(report: () => void) {
  let intervalMs = timeReportIntervalMs;
  let timer = setInterval(report, intervalMs);
  let isOver = false;
  return {
    obey(body: string): void {
      const asked = intervalIn(body);
      // An answer may come when nobody counts any more.
      if (isOver || asked === intervalMs) return;
      clearInterval(timer);
      intervalMs = asked;
      timer = setInterval(report, intervalMs);
    },
    end(): void {
      isOver = true;
      clearInterval(timer);
    },
  };
}

/**
 * Starts the session's record and reports the visible time every 30 s (or as often as the server answers), when the
 * page is hidden, and when the returned function ends it. Does nothing under Global Privacy Control or Do Not Track.
 */
export function startAnalytics(): () => void {
  if (isTrackingRefused()) return () => {};
  const seconds = visibleClock();
  let reported = seconds();

  function report(): void {
    const timeSpent = seconds();
    if (timeSpent === reported) return;
    reported = timeSpent;
    keepSeconds(timeSpent);
    send(analyticsSessionPath, { sessionId: sessionId(), timeSpent }, repeated.obey);
  }

  const repeated = repeatReport(report);
  const start = {
    sessionId: sessionId(),
    userAgent: navigator.userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, userAgentMaxBytes),
    referrer: referrer(),
  };
  send(analyticsSessionPath, start, repeated.obey);
  document.addEventListener('visibilitychange', report);
  window.addEventListener('pagehide', report);
  return function stop() {
    repeated.end();
    document.removeEventListener('visibilitychange', report);
    window.removeEventListener('pagehide', report);
    report();
  };
}
