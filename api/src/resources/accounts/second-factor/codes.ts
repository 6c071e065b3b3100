import { randomBytes } from 'node:crypto';
import {
  codeDigits,
  codeSeconds,
  recoveryCodeCount,
  recoveryCodeLength,
} from '@countertop/contract/accounts/secondFactor.limits';
import { Secret, TOTP } from 'otpauth';

/** Length of a secret recommended by RFC 4226, section 4: that of the hash. */
const secretBytes = 20;
/** Accepts the previous and the next code too, because clocks differ and people type slowly. */
const stepTolerance = 1;

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: 'Countertop',
    label,
    // The only algorithm that all common apps support. SHA-1 is secure in an HMAC.
    algorithm: 'SHA1',
    digits: codeDigits,
    period: codeSeconds,
    secret: Secret.fromBase32(secret),
  });
}

/** Returns a new secret in base32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the URI that adds a secret to an app, to be shown as a QR code. */
export function otpauthUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** Returns the time step of a code around `nowMs`; null if the code is wrong. Compares in constant time. */
export function stepOf(code: string, secret: string, nowMs: number): number | null {
  const totp = totpOf(secret, '');
  const delta = totp.validate({ token: code, timestamp: nowMs, window: stepTolerance });
  return delta === null ? null : totp.counter({ timestamp: nowMs }) + delta;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const groups = /.{4}(?!$)/g;

/** Returns new recovery codes, in groups of four characters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const characters = Array.from(randomBytes(recoveryCodeLength), (byte) => letters.charAt(byte % letters.length));
    return characters.join('').replace(groups, '$&-');
  });
}
