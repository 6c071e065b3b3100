import * as z from 'zod/mini';
import {
  analyticsEventPath,
  analyticsEventTypes,
  analyticsSessionPath,
  eventDataMaxBytes,
  idPattern,
  referrerMaxBytes,
  timeReportMaxMs,
  timeReportMinMs,
  timeSpentMaxSeconds,
  userAgentMaxBytes,
} from './analytics.limits.ts';
import { endpoint } from '../shared/endpoint.ts';
import { text, unstorablePaths } from '../shared/text.ts';

const id = z.string().check(z.regex(idPattern, 'Must be 1 to 100 letters, digits or . _ : - characters.'));

/** Sent once, when a browser session starts. */
const sessionStart = z.strictObject({
  sessionId: id,
  userAgent: text(userAgentMaxBytes),
  referrer: z.nullable(text(referrerMaxBytes)),
});

/** Sent every 30 s and at unload: whole seconds that the page has been visible in this session. */
const sessionTime = z.strictObject({
  sessionId: id,
  timeSpent: z.int().check(z.minimum(0), z.maximum(timeSpentMaxSeconds)),
});

/** Whether a text is JSON whose strings can be stored: `"\\ud800"` is ASCII but decodes to half a character. */
function isStorableJson(value: string): boolean {
  try {
    return unstorablePaths(JSON.parse(value)).length === 0;
  } catch {
    return false;
  }
}

const analyticsEvent = z.strictObject({
  sessionId: id,
  eventType: z.enum(analyticsEventTypes),
  /** JSON, or null if the event has no data. */
  eventData: z.nullable(
    text(eventDataMaxBytes).check(z.refine(isStorableJson, 'Must be JSON with valid Unicode, or null.')),
  ),
  /** Chosen by the sender and the same for each attempt, so that a retry is counted once. */
  requestId: z.optional(id),
});

/** Sent after the commit. */
const stored = z.strictObject({ ok: z.literal(true) });

/** `nextReportMs` replaces the usual interval until the next report. */
const sessionStored = z.strictObject({
  ok: z.literal(true),
  nextReportMs: z.optional(z.int().check(z.minimum(timeReportMinMs), z.maximum(timeReportMaxMs))),
});

/** Starts a session or reports its time. The largest reported time is kept. */
export const postAnalyticsSession = endpoint('POST', analyticsSessionPath, {
  isForChildren: true,
  input: z.union([sessionStart, sessionTime]),
  output: sessionStored,
});
export type AnalyticsSession = z.infer<typeof postAnalyticsSession.input>;

/** Records an event. Starts its session if it was never started. */
export const postAnalyticsEvent = endpoint('POST', analyticsEventPath, {
  isForChildren: true,
  input: analyticsEvent,
  output: stored,
});
export type AnalyticsEvent = z.infer<typeof postAnalyticsEvent.input>;
