/** Figures of the administrators' screens without their shapes, so that a page can use them before it asks. */

/** Where the metrics of subscriptions are (specification 000, section 7). */
export const subscriptionMetricsPath = '/api/admin/subscription-metrics';
/** Where the file of early-access e-mails is, for a plain link; each download is written down. */
export const earlyAccessEmailsPath = '/api/admin/early-access-emails';
/** The metrics are asked for again this often (specification 000, section 9). */
export const metricsRefreshMs = 30_000;
/** Days of the daily table (specification 000, section 9). */
export const dailyStatsDays = 7;
/** Ours: as many as a screen shows without a second page. */
export const recentSubscriptionsMax = 10;
/** Groups with fewer people than this are not broken down. */
export const smallestGroup = 10;
/** Ours: the longest period that can be asked for at once, in days: a year. */
export const analyticsRangeMaxDays = 366;
/** Ours: the reported problems of a period that are listed, the most often reported first. */
export const reportedProblemsMax = 50;
/** Ours: entries of one page of the audit log. */
export const auditPageSize = 50;

/**
 * How far a visitor gets on one day, in order: the game's page opened, a game started, so many days of the restaurant
 * finished. Where fewer arrive than at the step before, the difference stopped there.
 */
export const playSteps = ['visited', 'opened', 'started', 'day_1', 'day_2', 'day_3', 'day_4', 'day_5'] as const;
export type PlayStep = (typeof playSteps)[number];
