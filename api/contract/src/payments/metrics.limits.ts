/** Constants of the admin pages without schemas, so that a page can use them before it loads data. */

/** Path of the subscription metrics. */
export const subscriptionMetricsPath = '/api/admin/subscription-metrics';
/** Path of the download of early-access emails, for a plain link. Each download is logged for audit. */
export const earlyAccessEmailsPath = '/api/admin/early-access-emails';
/** How often the metrics are refreshed. */
export const metricsRefreshMs = 30_000;
/** Days in the daily table. */
export const dailyStatsDays = 7;
/** Latest subscriptions that the page lists: as many as fit on one screen. */
export const recentSubscriptionsMax = 10;
/** Groups with fewer people than this are not broken down. */
export const smallestGroup = 10;
/** Maximum length of a period, in days. */
export const analyticsRangeMaxDays = 366;
/** Maximum number of listed problem reports, most frequent first. */
export const reportedProblemsMax = 50;
/** Payments per page. */
export const paymentPageSize = 50;
/** Entries per page of the audit log. */
export const auditPageSize = 50;

/**
 * The funnel of one day, in order: site visited, game page opened, game started, number of restaurant days finished. The
 * difference between two steps is the number of visitors who stopped there.
 */
export const playSteps = ['visited', 'opened', 'started', 'day_1', 'day_2', 'day_3', 'day_4', 'day_5'] as const;
export type PlayStep = (typeof playSteps)[number];
