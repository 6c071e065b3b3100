import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../../platform/errors/ApiError.ts';

/** OWASP's least: 19 MiB, two passes, one lane; about 20 ms. The library's algorithm is Argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing at once: the rest of the program shares Node's four threads. */
const maxAtOnce = 2;
/** Beyond so many the answer would come too late to be of use. */
const maxWaiting = 200;

let running = 0;
const waiting: (() => void)[] = [];

async function withAdvisoryLock<Value>(work: () => Promise<Value>): Promise<Value> {
  if (waiting.length >= maxWaiting) {
    throw new ApiError('busy', 'Many people are signing in right now. Please try again in a moment.');
  }
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The next one takes the place over, so that nobody who comes later gets in between.
    if (next) next();
    else running -= 1;
  }
}

/** Systems compose accents differently; the same keys must give the same password everywhere. */
const composed = (password: string) => password.normalize('NFC');

/** The Argon2id hash of a password as a PHC string. */
export function hashPassword(password: string): Promise<string> {
  return withAdvisoryLock(() => hash(composed(password), cost));
}

let stranger: Promise<string> | undefined;

/** True when the password is the one of the hash. Without a hash it takes as long and is false. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  stranger ??= hashPassword('the password of nobody');
  const against = stored ?? (await stranger);
  const isRight = await withAdvisoryLock(() => verify(against, composed(password)));
  return isRight && stored !== null;
}

let common: Promise<ReadonlySet<string>> | undefined;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Throws 422 for a password that is among those tried first: 49,000 common ones, and the person's own address. */
export async function refuseCommon(password: string, email: string, field = 'password'): Promise<void> {
  common ??= readCommon();
  const lower = composed(password).toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  const own = new Set([email.toLowerCase(), name, 'countertop', 'countertop1', 'math bistro', 'mathbistro']);
  const isOneCharacter = new Set(lower).size === 1;
  if (!own.has(lower) && !isOneCharacter && !(await common).has(lower)) return;
  const sentence = 'This password is too easy to guess. Choose a different one.';
  throw new ApiError('common_password', sentence, { [field]: sentence });
}
