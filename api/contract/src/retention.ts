/** How long what visitors leave behind is kept. The server deletes what is older; the privacy page names the figures. */

/** Visits and events: a year and a month, so that a season can be set beside the one before. */
export const analyticsKeptDays = 400;
/** What people say about the game. */
export const opinionsKeptDays = 400;
/** Accounts whose address nobody confirmed. */
export const unconfirmedAccountsKeptDays = 7;
/** Accounts nobody uses, after two warnings by mail. */
export const idleAccountsKeptMonths = 24;
/** A session that is not used, and one that is. */
export const idleSessionsKeptDays = 14;
export const sessionsKeptDays = 90;
