/** Retention periods. The server deletes older data; the privacy page names these figures. */

/** Visits and events: 13 months, so that a season can be compared with the last one. After that, only daily counts remain. */
export const analyticsKeptDays = 400;
/** Feedback about the game. */
export const feedbackKeptDays = 400;
/** Requests to support. */
export const supportRequestsKeptDays = 400;
/** Accounts with an unconfirmed email address. */
export const unconfirmedKeptDays = 7;
/** Unconfirmed early-access addresses. */
export const earlyAccessUnconfirmedKeptDays = 7;
/** Unused accounts: 24 months, unless a plan is active. */
export const idleKeptDays = 730;
/** Days before that deletion on which the owner is emailed. No account is deleted without both emails. */
export const idleWarningDays = [60, 14] as const;
/** Maximum age of a session: since its last use, and since its start. */
export const idleSessionKeptDays = 14;
export const sessionKeptDays = 90;
/** IDs of the payment provider's webhook calls, for detecting duplicates. */
export const webhookEventsKeptDays = 400;
/** How long a game can be restored after another one has replaced it. */
export const previousGamesKeptDays = 30;
/** Days before the end of a plan on which its owner is emailed. */
export const planEndReminderDays = [14, 3] as const;
/** Records of these emails, counted from the end of the plan. */
export const planEndRemindersKeptDays = 400;
/** Answers of learners: 13 months, so that a month can be compared with the same one of the year before. Daily totals stay. */
export const attemptsKeptDays = 396;
/** Minutes played, which only limits need. */
export const playTimeKeptDays = 7;
/** Which weekly emails were sent, so that none is sent twice. */
export const sentJobsKeptDays = 60;
