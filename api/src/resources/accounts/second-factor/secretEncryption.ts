import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
/** NIST SP 800-38D, section 8.2.2, for a random nonce. */
const nonceBytes = 12;
const tagBytes = 16;

/** Derives the key that encrypts the secrets of second factors from the operator's `SESSION_SECRET`. */
export function encryptionKey(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'countertop second factor v1', keyBytes));
}

/** Encrypts a secret for storage. It can be decrypted only with the same key and for the same user. */
export function encryptSecret(secret: string, userId: string, key: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(userId));
  const encrypted = Buffer.concat([encryption.update(secret, 'utf8'), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), encrypted]).toString('base64url');
}

/** Decrypts a secret. Returns null if it was encrypted with another key or for another user, or was modified. */
export function decryptSecret(encrypted: string, userId: string, key: Buffer): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  try {
    const decryption = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
    decryption.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return decryption.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decryption.final('utf8');
  } catch {
    return null;
  }
}
