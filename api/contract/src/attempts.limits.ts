/** Attempts of one call. */
export const maxAttemptsPerCall = 100;

/** Attempts of one page. */
export const maxAttemptsPerPage = 100;

/** How long attempts are kept: 13 months, so that a month can be compared with the same one of the year before. */
export const attemptDays = 396;

/** Most given values of a problem: two dishes with their numbers, and the rates. */
export const maxGivens = 12;
