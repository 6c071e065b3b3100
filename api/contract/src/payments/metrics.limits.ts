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
/** Payments per page. */
export const paymentPageSize = 50;
/** Entries per page of the audit log. */
export const auditPageSize = 50;
