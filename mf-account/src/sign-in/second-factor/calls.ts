import type { SecondFactorSecret } from '@countertop/contract/accounts/secondFactor';

/** Calls of the card. */
export interface SecondFactorCalls {
  /** Returns a new secret for the user's app. */
  prepare: () => Promise<SecondFactorSecret>;
  /** Turns it on and returns the recovery codes. */
  turnOn: (code: string) => Promise<readonly string[]>;
  turnOff: (code: string) => Promise<void>;
}
