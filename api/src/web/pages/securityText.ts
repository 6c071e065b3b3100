import { dayMs } from '@countertop/contract/shared/time';
/** RFC 9116, section 2.5.5, recommends less than a year. */
const validDays = 180;

/** The location required by RFC 9116, section 3. */
export const securityTextPath = '/.well-known/security.txt';

/** Returns security.txt. `contact` is an `https:` or `mailto:` URL. */
export function securityText(contact: string, origin: string, nowMs: number): string {
  const expires = new Date(nowMs + validDays * dayMs).toISOString();
  const canonical = origin === '' ? '' : `Canonical: ${origin}${securityTextPath}\n`;
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n${canonical}`;
}
