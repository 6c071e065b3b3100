import type { Knex } from 'knex';
import { ApiError, RateLimitError, RetryAfterError, SignInBlocked } from '../../platform/errors/ApiError.ts';
import { type CountCall, forgetCalls, rateLimit } from '../../platform/http/rateLimit.ts';
import { AccountModel } from '../accounts/Account.model.ts';
import { verifyPassword } from '../accounts/passwords.ts';

/** Wrong passwords and PINs together, per account, like signing in. */
const proofLimit = { name: 'take back', calls: 10, windowMs: 900_000 };
/** Wrong PINs: after these, only the password works. */
const pinLimit = { name: 'take-back PIN', calls: 5, windowMs: 3_600_000 };

/** How a grown-up shows that they are the one who signed in. */
export type Proof = { readonly password: string } | { readonly pin: string };

/** Throws `ApiError` unless the password or PIN is that of the account. */
export type VerifyGrownUp = (accountId: string, proof: Proof) => Promise<void>;

export interface GrownUpParts {
  readonly database: Knex;
  /** Whether people sign in at an identity provider instead of with a password. */
  readonly usesProvider: boolean;
}

class PinBlocked extends RetryAfterError {
  constructor(retryAfterSeconds: number) {
    super('sign_in_blocked', 'Too many wrong PINs. Enter your password instead.', retryAfterSeconds);
  }
}

/** Counts a call, with another error above the limit. */
export async function countOr(
  count: CountCall,
  caller: string,
  Blocked: new (retryAfterSeconds: number) => RetryAfterError,
): Promise<void> {
  try {
    await count(caller);
  } catch (error) {
    throw error instanceof RateLimitError ? new Blocked(error.retryAfterSeconds) : error;
  }
}

function wrong(code: 'wrong_pin' | 'wrong_password', sentence: string): ApiError {
  return new ApiError(code, sentence, { [code === 'wrong_pin' ? 'pin' : 'password']: sentence });
}

export function grownUpVerifier({ database, usesProvider }: GrownUpParts): VerifyGrownUp {
  const [countProof, forgetProofs] = [rateLimit(proofLimit, database), forgetCalls(proofLimit, database)];
  const [countPin, forgetPins] = [rateLimit(pinLimit, database), forgetCalls(pinLimit, database)];

  async function verifyPin(accountId: string, pinHash: string | null, pin: string): Promise<void> {
    if (pinHash === null) throw new ApiError('pin_not_set', 'No PIN has been set. Enter your password.');
    // With the hash, so that wrong ones don't count against a new PIN.
    const caller = `${accountId} ${pinHash}`;
    await countOr(countPin, caller, PinBlocked);
    if (!(await verifyPassword(pinHash, pin))) throw wrong('wrong_pin', 'This PIN is wrong. Try again.');
    await forgetPins(caller);
  }

  return async function verify(accountId, proof) {
    const account = await AccountModel.query(database).findById(accountId).select('password_hash', 'pin_hash');
    if ('password' in proof && usesProvider)
      throw new ApiError('passwords_not_used', 'This site does not use passwords. Enter your PIN or sign in again.');
    await countOr(countProof, accountId, SignInBlocked);
    if ('pin' in proof) await verifyPin(accountId, account?.pin_hash ?? null, proof.pin);
    else if (!(await verifyPassword(account?.password_hash ?? null, proof.password)))
      throw wrong('wrong_password', 'This password is wrong. Try again.');
    await forgetProofs(accountId);
  };
}
