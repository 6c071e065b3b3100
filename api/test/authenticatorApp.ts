import { postSecondFactor, postSecondFactorSecret } from '@countertop/contract/secondFactor';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import type { TestBrowser } from './browser.ts';

/** What somebody's app shows for a secret at a time, in milliseconds since 1970 UTC. */
export function codeAt(secret: string, nowMs: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs });
}

/** Who has turned it on, with what they hold now. */
export interface Enrolled {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Turns the second factor on in a browser that is signed in. */
export async function enrol(browser: TestBrowser, nowMs: number): Promise<Enrolled> {
  const prepared = await browser.post('/api/auth/second-factor/secret', {});
  const { secret } = z.parse(postSecondFactorSecret.output, await prepared.json());
  const on = await browser.post('/api/auth/second-factor', { code: codeAt(secret, nowMs) });
  const { recoveryCodes } = z.parse(postSecondFactor.output, await on.json());
  return { secret, recoveryCodes };
}
