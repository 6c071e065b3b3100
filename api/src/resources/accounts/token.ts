import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits, as 43 characters that need no escaping anywhere. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What of a secret is stored: one can be checked against it and not be made from it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
