/** Attempts of one call. */
export const maxAttemptsPerCall = 100;

/** Attempts of one page. */
export const maxAttemptsPerPage = 100;

/** Most given values of a problem: two dishes with their numbers, and the rates. */
export const maxGivens = 12;

/** Largest accepted error of a device's clock. One that shows the right time in the wrong time zone is off by less. */
export const maxClockErrorMs = 16 * 3_600_000;
