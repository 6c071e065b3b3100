/** Names and limits of analytics without their shapes, so that the browser's eager code needs no schema library. */

/** Where sessions and events are posted (specification 000, section 7). */
export const analyticsSessionPath = '/api/analytics/session';
export const analyticsEventPath = '/api/analytics/event';

/** The eight of specification 000, section 7, and two of decisions.md. */
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

/** Time spent is reported this often (specification 000, section 9), unless the server asks for another interval. */
export const timeReportIntervalMs = 30_000;
/** Ours: no answer, right or wrong, makes a browser report more often or more rarely than this, both included. */
export const timeReportMinMs = 5000;
export const timeReportMaxMs = 600_000;
/** Largest `eventData`, in UTF-8 bytes (decisions.md: 4 kB). */
export const eventDataMaxBytes = 4096;
/** Ours: above every real browser's; longer ones are cut by the client and refused by the API. */
export const userAgentMaxBytes = 512;
/** Ours: addresses up to this length travel through every proxy. */
export const referrerMaxBytes = 2048;
/** Ours: a week, the longest time one tab can plausibly report. */
export const timeSpentMaxSeconds = 604_800;
/** Shape of a session id and of a request id. */
export const idPattern = /^[\w.:-]{1,100}$/;

/** Why a child reports a problem. No free text: a child writes nothing that could name somebody. */
export const reportReasons = ['answer', 'words', 'picture', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
