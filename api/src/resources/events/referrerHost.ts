/** Longest host name, in characters (RFC 1035, section 2.3.4). */
const hostMaxLength = 253;

/**
 * Returns the host of the page that led to the site, for example `school.example`, or null if there isn't one. Paths, queries
 * and user names in an address may be personal, so only the host is stored.
 */
export function referrerHost(referrer: string | null): string | null {
  if (referrer === null || !URL.canParse(referrer)) return null;
  const { hostname } = new URL(referrer);
  return hostname === '' || hostname.length > hostMaxLength ? null : hostname;
}
