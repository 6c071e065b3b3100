/** How long what visitors leave behind is kept. The server deletes what is older; the privacy page names the figures. */

/** Visits and events: a year and a month, so that a season can be set beside the one before. */
export const analyticsKeptDays = 400;
/** What people say about the game. */
export const opinionsKeptDays = 400;
