import type { SecondFactorSecret } from '@countertop/contract/secondFactor';

/** The present password; left out where another service signs people in. */
export interface PasswordProof {
  readonly password?: string;
}

/** What the card asks of the server. Each rejects with a `Refusal`. */
export interface SecondFactorCalls {
  /** A new secret for the person's app. */
  prepare: (proof: PasswordProof) => Promise<SecondFactorSecret>;
  /** Turns it on, and gives the recovery codes. */
  turnOn: (code: string) => Promise<readonly string[]>;
  turnOff: (proof: PasswordProof & { code: string }) => Promise<void>;
}
