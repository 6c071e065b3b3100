import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
/** What NIST SP 800-38D, section 8.2.2, asks of a random one. */
const nonceBytes = 12;
const tagBytes = 16;

/** The key that seals the secrets of second factors, from the one secret that an operator keeps. */
export function sealingKey(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'countertop second factor v1', keyBytes));
}

/** Seals a secret for the data: it opens only with the key, and only as the one of this person. */
export function sealSecret(secret: string, userId: string, key: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** What was sealed; null when it was sealed with another key or for somebody else, or was changed. */
export function openSecret(sealed: string, userId: string, key: Buffer): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
    opening.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
  } catch {
    return null;
  }
}
