import { signInPath } from './account.limits.ts';

/** Defaults of authenticator apps (RFC 6238 and the `otpauth:` format). */
export const codeDigits = 6;
export const codeSeconds = 30;

/** Number of recovery codes; each works once. */
export const recoveryCodeCount = 8;
/** 24 characters of 32 are 120 bits: enough to store the code as a plain hash (ASVS v5.0.0-6.5.2). */
export const recoveryCodeLength = 24;

/**
 * Delay before a second factor is removed on request after a password reset by email, in hours. Three days, so that
 * the owner has time to stop an intruder with access to the email, even over a weekend.
 */
export const secondFactorRemovalHours = 72;

/** Where people who signed in at a provider are asked for the second factor. */
export const secondFactorPath = `${signInPath}#second-factor`;

/** Returns a code without the spaces and hyphens that make it easier to read. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Whether a text has the format of an app code or a recovery code. */
export function isCode(typed: string): boolean {
  const code = plainCode(typed);
  return new RegExp(`^(?:\\d{${codeDigits}}|[A-Z2-7]{${recoveryCodeLength}})$`).test(code);
}
