import type { AnalyticsEvent, AnalyticsSession } from '@countertop/contract/analytics';
import {
  analyticsEventPath,
  analyticsSessionPath,
  eventDataMaxBytes,
  referrerMaxBytes,
  timeReportIntervalMs,
  timeSpentMaxSeconds,
  userAgentMaxBytes,
  type AnalyticsEventType,
} from '@countertop/contract/analyticsRules';
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

/** An hour without a network has fewer events; beyond that the oldest are forgotten. */
const keptUnsent = 50;
let unsent: readonly AnalyticsEvent[] = [];

/** An event the network did not take waits until it is back. Its request id makes sure that it counts once. */
function keepUnsent(event: AnalyticsEvent): void {
  if (unsent.length === 0) window.addEventListener('online', sendUnsent, { once: true });
  unsent = [...unsent, event].slice(-keptUnsent);
}

function sendUnsent(): void {
  const events = unsent;
  unsent = [];
  for (const event of events) send(analyticsEventPath, event);
}

/** Nobody waits for these calls and nobody sees them fail (specification 000, sections 7 and 8). */
function send(path: string, message: AnalyticsSession | AnalyticsEvent): void {
  const body = JSON.stringify(message);
  // A hidden page may be gone before a fetch leaves; a beacon outlives it and travels as text/plain.
  if (document.visibilityState === 'hidden' && navigator.sendBeacon(path, body)) return;
  const request = { method: 'POST', credentials: 'include', keepalive: true, body } as const;
  fetch(path, { ...request, headers: { 'Content-Type': 'application/json' } })
    // The answer is read to its end, or the browser would hold the connection for it.
    .then(async (response) => {
      await response.text();
      if (!response.ok) logFailure(response.status);
    })
    .catch((reason: unknown) => {
      logFailure(reason);
      if ('eventType' in message) keepUnsent(message);
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
  send(analyticsEventPath, { sessionId: sessionId(), eventType, eventData, requestId: randomText(20) });
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

/**
 * Starts the session's record and reports the visible time every 30 s, when the page is hidden, and when the returned
 * function ends it. Does nothing under Global Privacy Control or Do Not Track.
 */
export function startAnalytics(): () => void {
  if (isTrackingRefused()) return () => {};
  const seconds = visibleClock();
  let reported = seconds();
  send(analyticsSessionPath, {
    sessionId: sessionId(),
    userAgent: navigator.userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, userAgentMaxBytes),
    referrer: referrer(),
  });

  function report(): void {
    const timeSpent = seconds();
    if (timeSpent === reported) return;
    reported = timeSpent;
    keepSeconds(timeSpent);
    send(analyticsSessionPath, { sessionId: sessionId(), timeSpent });
  }

  const timer = setInterval(report, timeReportIntervalMs);
  document.addEventListener('visibilitychange', report);
  window.addEventListener('pagehide', report);
  return function stop() {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', report);
    window.removeEventListener('pagehide', report);
    report();
  };
}
