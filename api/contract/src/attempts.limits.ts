/** Attempts of one call. */
export const maxAttemptsPerCall = 100;

/** Attempts of one page. */
export const maxAttemptsPerPage = 100;

/** Most given values of a problem: two dishes with their numbers, and the rates. */
export const maxGivens = 12;
