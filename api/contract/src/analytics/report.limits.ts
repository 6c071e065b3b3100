/** Limits of the site's report without schemas. */

/** Groups with fewer people than this are not broken down. */
export const smallestGroup = 10;
/** Maximum length of a period, in days. */
export const reportMaxDays = 366;
/** Maximum number of listed problem reports, most frequent first. */
export const reportedProblemsMax = 50;

/**
 * The funnel of one day, in order: site visited, game page opened, game started, number of restaurant days finished. The
 * difference between two steps is the number of visitors who stopped there.
 */
export const playSteps = ['visited', 'opened', 'started', 'day_1', 'day_2', 'day_3', 'day_4', 'day_5'] as const;
export type PlayStep = (typeof playSteps)[number];
