import { signInPath } from './account.limits.ts';

/** What every app for codes knows without being told (RFC 6238, and the defaults of their common address). */
export const codeDigits = 6;
export const codeSeconds = 30;

/** How many recovery codes a person gets; each works once. */
export const recoveryCodeCount = 8;
/** 24 letters and digits of 32 are 120 bits: such a code can be stored as a plain hash (ASVS v5.0.0-6.5.2). */
export const recoveryCodeLength = 24;

/**
 * How long the removal of a second factor takes that is asked for after a reset by email, in hours. Ours: three days, so
 * that its owner has time to stop somebody who only reads the mailbox, also over a weekend.
 */
export const secondFactorRemovalHours = 72;

/** Where somebody is asked for the second factor who has signed in at a provider. */
export const secondFactorPath = `${signInPath}#second-factor`;

/** A code as it counts: without the spaces and hyphens that make it easier to read. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** True for what can be a code of the app or a recovery code, right or wrong. */
export function isCode(typed: string): boolean {
  const code = plainCode(typed);
  return new RegExp(`^(?:\\d{${codeDigits}}|[A-Z2-7]{${recoveryCodeLength}})$`).test(code);
}
