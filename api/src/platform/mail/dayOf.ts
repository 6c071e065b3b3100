const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as emails and error sentences write it, in UTC: "March 3, 2027". `ms` is since 1970 UTC. */
export function dayOf(ms: number): string {
  return format.format(ms);
}
