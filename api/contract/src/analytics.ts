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
import { endpoint } from './endpoint.ts';
import { text, unstorablePaths } from './text.ts';

const id = z.string().check(z.regex(idPattern, 'Must be 1 to 100 letters, digits or . _ : - characters.'));

/** Sent once, when a browser session starts. */
const sessionStart = z.strictObject({
  sessionId: id,
  userAgent: text(userAgentMaxBytes),
  referrer: z.nullable(text(referrerMaxBytes)),
});

/** Sent every 30 s and at unload: whole seconds the page was visible in this session so far. */
const sessionTime = z.strictObject({
  sessionId: id,
  timeSpent: z.int().check(z.minimum(0), z.maximum(timeSpentMaxSeconds)),
});

/** Whether a text is JSON whose own texts can be stored: `"\\ud800"` is ASCII and decodes to half a character. */
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
  /** A JSON text, or null when the event has no data. */
  eventData: z.nullable(
    text(eventDataMaxBytes).check(z.refine(isStorableJson, 'Must be a JSON text of valid Unicode, or null.')),
  ),
  /** Made by the sender, the same for every try: a retry with it is counted once. */
  requestId: z.optional(id),
});

/** Written, after the commit. */
const stored = z.strictObject({ ok: z.literal(true) });

/** `nextReportMs`: report the time again after so long, and not after the usual interval. */
const sessionStored = z.strictObject({
  ok: z.literal(true),
  nextReportMs: z.optional(z.int().check(z.minimum(timeReportMinMs), z.maximum(timeReportMaxMs))),
});

/** Starts a session or reports its time; of several reported times the largest is kept. */
export const postAnalyticsSession = endpoint('POST', analyticsSessionPath, {
  input: z.union([sessionStart, sessionTime]),
  output: sessionStored,
});
export type AnalyticsSession = z.infer<typeof postAnalyticsSession.input>;

/** Records an event; a session that was never started is made for it. */
export const postAnalyticsEvent = endpoint('POST', analyticsEventPath, { input: analyticsEvent, output: stored });
export type AnalyticsEvent = z.infer<typeof postAnalyticsEvent.input>;
