import { randomBytes } from 'node:crypto';
import {
  codeDigits,
  codeSeconds,
  recoveryCodeCount,
  recoveryCodeLength,
} from '@countertop/contract/secondFactor.limits';
import { Secret, TOTP } from 'otpauth';

/** What RFC 4226, section 4, asks for: as long as the hash that it goes into. */
const secretBytes = 20;
/** Clocks differ, and people type slowly: the code before and the code after count too. */
const stepsAround = 1;

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: 'Countertop',
    label,
    // All that the common apps can do; as a key of HMAC, SHA-1 is sound.
    algorithm: 'SHA1',
    digits: codeDigits,
    period: codeSeconds,
    secret: Secret.fromBase32(secret),
  });
}

/** A new secret for somebody's app, in base32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The address by which apps take a secret in, to be shown as a QR code. */
export function addressOf(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The step of time whose code this is, around `nowMs`; null when it is none. Compared in constant time. */
export function stepOf(code: string, secret: string, nowMs: number): number | null {
  const totp = totpOf(secret, '');
  const away = totp.validate({ token: code, timestamp: nowMs, window: stepsAround });
  return away === null ? null : totp.counter({ timestamp: nowMs }) + away;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const groups = /.{4}(?!$)/g;

/** New recovery codes, each in groups of four for people to read. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const drawn = Array.from(randomBytes(recoveryCodeLength), (byte) => letters.charAt(byte % letters.length));
    return drawn.join('').replace(groups, '$&-');
  });
}
