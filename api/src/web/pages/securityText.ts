const dayMs = 86_400_000;
/** RFC 9116, section 2.5.5, recommends less than a year; it is written anew for each who asks. */
const validDays = 180;

/** Where finders of weaknesses look first (RFC 9116, section 3). */
export const securityTextPath = '/.well-known/security.txt';

/** Whom to tell of a weakness of this site. `contact` is an address of the web or of mail, `origin` that of the site. */
export function securityText(contact: string, origin: string, nowMs: number): string {
  const expires = new Date(nowMs + validDays * dayMs).toISOString();
  const canonical = origin === '' ? '' : `Canonical: ${origin}${securityTextPath}\n`;
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n${canonical}`;
}
