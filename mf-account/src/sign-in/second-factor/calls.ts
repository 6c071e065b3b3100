import type { SecondFactorSecret } from '@countertop/contract/secondFactor';

/** What the card asks of the server. */
export interface SecondFactorCalls {
  /** A new secret for the person's app. */
  prepare: () => Promise<SecondFactorSecret>;
  /** Turns it on, and gives the recovery codes. */
  turnOn: (code: string) => Promise<readonly string[]>;
  turnOff: (code: string) => Promise<void>;
}
