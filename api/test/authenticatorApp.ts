import { postSecondFactor, postSecondFactorSecret } from '@countertop/contract/accounts/secondFactor';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import type { TestBrowser } from './browser.ts';

/** Returns the code that an app shows for a secret at a time, in milliseconds since 1970 UTC. */
export function codeAt(secret: string, nowMs: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs });
}

export interface Enrollment {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Turns on the second factor in a signed-in browser. */
export async function enroll(browser: TestBrowser, nowMs: number): Promise<Enrollment> {
  const prepared = await browser.post('/api/auth/second-factor/secret', {});
  const { secret } = z.parse(postSecondFactorSecret.output, await prepared.json());
  const turnedOn = await browser.post('/api/auth/second-factor', { code: codeAt(secret, nowMs) });
  const { recoveryCodes } = z.parse(postSecondFactor.output, await turnedOn.json());
  return { secret, recoveryCodes };
}
