/** Names and limits of analytics without schemas, so that the browser's eager code needs no schema library. */

/** Paths that sessions and events are posted to (specification 000, section 7). */
export const analyticsSessionPath = '/api/analytics/session';
export const analyticsEventPath = '/api/analytics/event';

/** The first eight are from specification 000, section 7, the other two from decisions.md. */
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

/** How often time spent is reported (specification 000, section 9), unless the server asks for another interval. */
export const timeReportIntervalMs = 30_000;
/** Our choice: bounds of the interval that a response can ask for. */
export const timeReportMinMs = 5000;
export const timeReportMaxMs = 600_000;
/** Largest `eventData`, in UTF-8 bytes (decisions.md: 4 kB). */
export const eventDataMaxBytes = 4096;
/** Our choice: more than any real browser sends. The client cuts longer ones, the API rejects them. */
export const userAgentMaxBytes = 512;
/** Our choice: every proxy accepts URLs of this length. */
export const referrerMaxBytes = 2048;
/** Our choice: a week, the longest time that one tab can plausibly report. */
export const timeSpentMaxSeconds = 604_800;
/** Format of session IDs and request IDs. */
export const idPattern = /^[\w.:-]{1,100}$/;

/** Why a child reports a problem. No free text, which could name somebody. */
export const reportReasons = ['answer', 'words', 'picture', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
