/** Returns a time in milliseconds since 1970 UTC as ISO 8601. */
export const timeOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
