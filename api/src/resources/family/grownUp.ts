import { wrongPinsPerMail } from '@countertop/contract/family/family.limits';
import { raw } from 'objection';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { ApiError, RateLimitError, RetryAfterError, SignInBlocked } from '../../platform/errors/ApiError.ts';
import { type CountCall, forgetCalls, rateLimit } from '../../platform/http/rateLimit.ts';
import { wrongPinsMail } from './familyMails.ts';
import { AccountModel } from '../people/Account.model.ts';
import { verifyPassword } from '../accounts/passwords.ts';

/** Wrong passwords, per account, like signing in. PINs don't count: a child who guesses them must not keep the grown-up out. */
const passwordLimit = { name: 'take back', calls: 10, windowMs: 900_000 };
/** Wrong PINs, per account: after these, only the password works. */
const pinLimit = { name: 'take-back PIN', calls: 5, windowMs: 3_600_000 };

/** How a grown-up shows that they are the one who signed in. */
export type Proof = { readonly password: string } | { readonly pin: string };

export type GrownUpContext = Pick<
  ServerContext,
  'database' | 'usesProvider' | 'background' | 'sendMail' | 'origin' | 'now'
>;

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

/**
 * Records a wrong PIN, and emails the account about every `wrongPinsPerMail`. Right ones don't forget them: a child who guesses between
 * two uses of the grown-up would never be noticed.
 */
async function recordWrongPin({ database, background, sendMail, origin, now }: GrownUpContext, id: string) {
  const [account] = await AccountModel.query(database)
    .where({ id })
    .patch({
      wrongPins: raw('case when wrong_pins + 1 < ? then wrong_pins + 1 else 0 end', [wrongPinsPerMail]),
      wrongPinsSince: raw('case when wrong_pins = 0 then ? else wrong_pins_since end', [now()]),
    })
    .returning(['email', 'wrongPins', 'wrongPinsSince']);
  if (account?.wrongPins !== 0) return;
  const { email, wrongPinsSince: sinceMs } = account;
  background.run('wrong PINs email', () => sendMail(wrongPinsMail(email, origin, sinceMs ?? now())));
}

async function verifyPin(context: GrownUpContext, id: string, pinHash: string | null, pin: string): Promise<void> {
  const { database } = context;
  if (pinHash === null) throw new ApiError('pin_not_set', 'No PIN has been set. Enter your password.');
  // With the hash, so that wrong ones don't count against a new PIN.
  const caller = `${id} ${pinHash}`;
  await countOr(rateLimit(pinLimit, database), caller, PinBlocked);
  if (!(await verifyPassword(pinHash, pin))) {
    await recordWrongPin(context, id);
    throw wrong('wrong_pin', 'This PIN is wrong. Try again.');
  }
  await forgetCalls(pinLimit, database)(caller);
}

/** Throws `ApiError` unless the password or PIN is that of the account. */
export async function verifyGrownUp(context: GrownUpContext, accountId: string, proof: Proof): Promise<void> {
  const { database, usesProvider } = context;
  const account = await AccountModel.query(database).findById(accountId).select('passwordHash', 'pinHash');
  if ('pin' in proof) return verifyPin(context, accountId, account?.pinHash ?? null, proof.pin);
  if (usesProvider)
    throw new ApiError('passwords_not_used', 'This site does not use passwords. Enter your PIN or sign in again.');
  await countOr(rateLimit(passwordLimit, database), accountId, SignInBlocked);
  if (!(await verifyPassword(account?.passwordHash ?? null, proof.password)))
    throw wrong('wrong_password', 'This password is wrong. Try again.');
  await forgetCalls(passwordLimit, database)(accountId);
}
