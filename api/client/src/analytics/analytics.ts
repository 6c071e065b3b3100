import type { AnalyticsEvent, AnalyticsSession } from '@countertop/contract/analytics/analytics';
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
} from '@countertop/contract/analytics/analytics.limits';
import { parseJson } from '../shared/parseJson.ts';
import { keepSeconds, randomText, secondsSoFar, sessionId } from './session.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the browser asks not to be tracked; then nothing is sent at all. */
export function isTrackingRefused(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1' || navigator.doNotTrack === 'yes';
}

function logFailure(reason: unknown): void {
  console.warn('Analytics could not be sent:', reason);
}

type Message = AnalyticsSession | AnalyticsEvent;

/** More than an hour without a network produces; the oldest messages are dropped. */
const keptUnsent = 50;
let unsent: readonly (readonly [path: string, message: Message])[] = [];
let nextTry: ReturnType<typeof setTimeout> | undefined;

/** Queues a message for a retry. The request ID ensures that an event counts once; only the last time report is kept. */
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

/** Schedules a retry after `Retry-After`, with jitter, so that not all browsers come back at once. */
function scheduleRetry({ headers }: Response): void {
  const askedMs = 1000 * Number(headers.get('Retry-After')) || timeReportIntervalMs;
  const waitMs = Math.min(Math.max(askedMs, timeReportMinMs), timeReportMaxMs);
  nextTry ??= setTimeout(sendUnsent, waitMs * (1 + Math.random() / 2));
}

/**
 * Sends a message. Failures are only logged: nobody should notice that analytics are down. Not by `call`, whose schemas would be in the
 * first script of every page, and which a hidden page can't outlive.
 */
function send(path: string, message: Message, onAnswer?: (body: string) => void): void {
  const body = JSON.stringify(message);
  // A hidden page may be gone before a fetch leaves; a beacon outlives it and travels as text/plain.
  if (document.visibilityState === 'hidden' && navigator.sendBeacon(path, body)) return;
  const request = { method: 'POST', credentials: 'include', keepalive: true, body } as const;
  fetch(path, { ...request, headers: { 'Content-Type': 'application/json' } })
    // Read the body to its end, or the browser would keep the connection open for it.
    .then(async (response) => {
      const answer = await response.text();
      if (response.ok) return onAnswer?.(answer);
      logFailure(response.status);
      if (response.status !== 503 && response.status !== 429) return;
      keepUnsent(path, message);
      scheduleRetry(response);
    })
    .catch((reason: unknown) => {
      logFailure(reason);
      keepUnsent(path, message);
    });
}

/** Returns the referrer without its query, which may hold personal data. */
function referrer(): string | null {
  const [address = ''] = document.referrer.split(/[?#]/);
  return address === '' ? null : address.slice(0, referrerMaxBytes);
}

/** Records an event. `data` is sent as JSON. */
export function track(eventType: AnalyticsEventType, data: Readonly<Record<string, unknown>> | null = null): void {
  if (isTrackingRefused()) return;
  const eventData = data && JSON.stringify(data);
  if (eventData && new TextEncoder().encode(eventData).length > eventDataMaxBytes) {
    logFailure(`${eventType} has more than ${eventDataMaxBytes} bytes of data`);
    return;
  }
  // Starts with the time, so that events that arrive together are adjacent in the server's index.
  const requestId = `${Date.now().toString(36)}-${randomText(12)}`;
  send(analyticsEventPath, { sessionId: sessionId(), eventType, eventData, requestId });
}

/** Returns the interval that a response asks for, within bounds, or the usual one. */
function intervalIn(body: string): number {
  const answer = parseJson(body);
  const asked = typeof answer === 'object' && answer !== null && 'nextReportMs' in answer ? answer.nextReportMs : NaN;
  if (typeof asked !== 'number' || Number.isNaN(asked)) return timeReportIntervalMs;
  return Math.min(Math.max(asked, timeReportMinMs), timeReportMaxMs);
}

/** Returns a clock that counts only the time the page is visible. */
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

/** Calls `report` repeatedly. `obey` applies the interval that a response asks for. */
function repeatReport(report: () => void) {
  let intervalMs = timeReportIntervalMs;
  let timer = setInterval(report, intervalMs);
  let isOver = false;
  return {
    obey(body: string): void {
      const asked = intervalIn(body);
      // A response may arrive after the end.
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
 * Starts the session and reports the visible time every 30 s (or as often as the server asks), when the page is hidden, and
 * when the returned function ends it. Does nothing under Global Privacy Control or Do Not Track.
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
