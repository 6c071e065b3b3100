/** How long what visitors leave behind is kept. The server deletes what is older; the privacy page names the figures. */

/** Visits and events: 13 months, so that a season can be set beside the one before. Then only their daily counts stay. */
export const analyticsKeptDays = 400;
/** What people say about the game. */
export const feedbackKeptDays = 400;
/** Accounts whose e-mail nobody confirmed. */
export const unconfirmedKeptDays = 7;
/** Early-access addresses that their owners have not confirmed. */
export const earlyAccessUnconfirmedKeptDays = 7;
/** Accounts that nobody uses: 24 months. Not while they are paid for. */
export const idleKeptDays = 730;
/** Days before that end on which its owner is told, first and again; without both mails no account ends. */
export const idleWarningDays = [60, 14] as const;
/** Sessions that are not used, and those that are. */
export const idleSessionKeptDays = 14;
export const sessionKeptDays = 90;
/** Numbers of the payment provider's calls, by which one that comes again is known. */
export const webhookEventsKeptDays = 400;
/** Previous games: how long a game can be restored after another one has replaced it. */
export const previousGamesKeptDays = 30;
/** Days before the end of a plan on which its owner is emailed, first and again. */
export const planEndReminderDays = [14, 3] as const;
/** That these emails were sent, counted from the end of the plan. */
export const planEndRemindersKeptDays = 400;
