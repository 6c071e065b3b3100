import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ApiError } from '../../platform/errors/ApiError.ts';

/** OWASP's minimum for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane. Takes about 20 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** At most two hashes at once, because everything else shares Node's four threads. */
const limit = pLimit(2);
/** Maximum queue length. Beyond it, the response would be too late to be useful. */
const maxWaiting = 200;

async function limitConcurrency<Value>(work: () => Promise<Value>): Promise<Value> {
  if (limit.pendingCount >= maxWaiting) {
    throw new ApiError('busy', 'Many people are signing in right now. Please try again in a moment.');
  }
  return limit(work);
}

/** Systems compose accents differently, but the same keys must enter the same password everywhere. */
const normalize = (password: string) => password.normalize('NFC');

/** Returns the Argon2id hash of a password as a PHC string. */
export function hashPassword(password: string): Promise<string> {
  return limitConcurrency(() => hash(normalize(password), cost));
}

let placeholderHash: Promise<string> | undefined;

/** Whether a password matches a hash. Without a hash it takes as long and returns false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  placeholderHash ??= hashPassword('placeholder');
  const expected = stored ?? (await placeholderHash);
  const isCorrect = await limitConcurrency(() => verify(expected, normalize(password)));
  return isCorrect && stored !== null;
}

let common: Promise<ReadonlySet<string>> | undefined;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Throws `ApiError` 422 for a password that attackers try first: 49,000 common ones and the user's own address. */
export async function rejectCommonPassword(password: string, email: string, field = 'password'): Promise<void> {
  common ??= readCommon();
  const lower = normalize(password).toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  const guessable = new Set([email.toLowerCase(), name, 'countertop', 'countertop1', 'math bistro', 'mathbistro']);
  const isOneCharacter = new Set(lower).size === 1;
  if (!guessable.has(lower) && !isOneCharacter && !(await common).has(lower)) return;
  const sentence = 'This password is among the first that others would try. Choose another one.';
  throw new ApiError('common_password', sentence, { [field]: sentence });
}
