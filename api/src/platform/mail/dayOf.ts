const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a day in UTC for emails and error messages: "March 3, 2027". `ms` is the time since 1970 UTC. */
export function dayOf(ms: number): string {
  return format.format(ms);
}
