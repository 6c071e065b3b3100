export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Returns a moment in milliseconds since 1970 as `2026-11-21T09:30:00.000Z`. */
export const isoOf = (ms: number): string => new Date(ms).toISOString();
