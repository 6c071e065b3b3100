/** Names and limits of analytics without schemas, so that the browser's eager code needs no schema library. */

/** Paths that sessions and events are posted to. */
export const analyticsSessionPath = '/api/analytics/session';
export const analyticsEventPath = '/api/analytics/event';

/** Kinds of events. `eventData.ts` has the data of each. */
export const analyticsEventTypes = [
  'page_view',
  'game_start',
  'game_complete',
  'difficulty_change',
  'pricing_page_view',
  'subscribe_button_click',
  'subscription_completed',
  'subscription_cancelled',
  'problem_report',
  'web_vital',
] as const;
export type AnalyticsEventType = (typeof analyticsEventTypes)[number];

/** How often time spent is reported, unless the server asks for another interval. */
export const timeReportIntervalMs = 30_000;
/** Bounds of the interval that a response can ask for. */
export const timeReportMinMs = 5000;
export const timeReportMaxMs = 600_000;
/** Largest `eventData`, in UTF-8 bytes. */
export const eventDataMaxBytes = 4096;
/** More than any real browser sends. The client cuts longer ones, the API rejects them. */
export const userAgentMaxBytes = 512;
/** Every proxy accepts URLs of this length. */
export const referrerMaxBytes = 2048;
/** One week: the longest time that one tab can plausibly report. */
export const timeSpentMaxSeconds = 604_800;
/** Format of session IDs and request IDs. */
export const idPattern = /^[\w.:-]{1,100}$/;

/** Why a child reports a problem. No free text, which could name somebody. */
export const reportReasons = ['answer', 'words', 'picture', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
