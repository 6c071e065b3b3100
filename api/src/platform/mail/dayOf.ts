const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a UTC day for emails and error messages: "March 3, 2027". `ms` is milliseconds since 1970 UTC. */
export function dayOf(ms: number): string {
  return format.format(ms);
}
