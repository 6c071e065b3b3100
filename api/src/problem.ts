import type * as z from 'zod/mini';
import type { ErrorBody } from '@countertop/contract/error';
import { isStorageFault } from './storageFault.ts';

/** What a person sees when the fault is ours. */
export const ourFault = 'Something went wrong on our side. Please try again in a moment.';

/** What a person sees when the database cannot be used. */
const noStorage = 'Nothing can be saved or looked up right now. Please try again in a moment.';
const storageRetrySeconds = 10;

/** An answer need not repeat a flood: so many fields are named, each cut to this length. */
const maxFieldsNamed = 10;
const maxNameLength = 60;

/** A refusal: an HTTP status, a code for logs and programs, and a sentence a person can act on. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** What the answer says beside the sentence. */
  readonly more: Readonly<Record<string, unknown>> = {};

  constructor(status: number, code: string, sentence: string, fields?: Readonly<Record<string, string>>) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** Refused for now: another try is worth it after so long. */
export class ComeBackLater extends Problem {
  readonly retryAfterSeconds: number;

  constructor(status: number, code: string, sentence: string, retryAfterSeconds: number) {
    super(status, code, sentence);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

function minutesOf(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** Rejects a caller above a rate limit. */
export class TooManyCalls extends ComeBackLater {
  constructor(retryAfterSeconds: number) {
    // Limits count networks, accounts and addresses: the sentence blames none of them.
    const sentence = `Too many requests. Please try again in ${minutesOf(retryAfterSeconds)}.`;
    super(429, 'too_many_calls', sentence, retryAfterSeconds);
  }
}

/** Rejects an attempt to sign in above a rate limit. Other people may have used the limit up, so the sentence blames nobody. */
export class SignInBlocked extends ComeBackLater {
  override readonly more = { code: 'sign_in_blocked' } as const;

  constructor(retryAfterSeconds: number) {
    const sentence = `Too many attempts to sign in, not necessarily yours. We can email you a link that lets you in now, or you can try again in ${minutesOf(retryAfterSeconds)}.`;
    super(429, 'sign_in_blocked', sentence, retryAfterSeconds);
  }
}

/** Who may, but not with this session: the role asks for a second factor. */
export class SecondFactorNeeded extends Problem {
  override readonly more = { code: 'second_factor_needed' } as const;

  constructor() {
    const sentence = 'Administrators need a second step to sign in. Turn it on in your profile, then come back.';
    super(403, 'second_factor_needed', sentence);
  }
}

/** Allowed, but only shortly after the password was entered in this session. */
export class PasswordNeeded extends Problem {
  override readonly more = { code: 'password_needed' } as const;

  constructor() {
    super(403, 'password_needed', 'Enter your password again to do this.');
  }
}

/** The body that tells a caller about a problem. */
export function errorBodyOf(problem: Problem): ErrorBody {
  return { error: problem.message, ...(problem.fields && { fields: { ...problem.fields } }), ...problem.more };
}

type Issue = z.core.$ZodIssue;

/** Of the shapes an input may have, the issues of the one it comes closest to. */
function closest(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length);
  return nearest ?? [issue];
}

/** One sentence per field of an input that does not have the promised shape. */
export function invalidInput(error: z.core.$ZodError): Problem {
  // A map, because a hostile field may be called __proto__.
  const fields = new Map<string, string>();
  for (const issue of error.issues.flatMap(closest)) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [null];
    for (const key of keys) {
      const name = [...issue.path, ...(key === null ? [] : [key])].map(String).join('.') || 'input';
      fields.set(name.slice(0, maxNameLength), key === null ? issue.message : 'This field is not known here.');
    }
  }
  const named = [...fields].slice(0, maxFieldsNamed);
  const names = named.map(([name]) => name).join(', ');
  return new Problem(
    422,
    'invalid_input',
    `Some of what was sent cannot be used: ${names}.`,
    Object.fromEntries(named),
  );
}

const sentences: Readonly<Record<number, [code: string, sentence: string]>> = {
  400: ['bad_request', 'The request could not be read. Send it again.'],
  413: ['too_large', 'The request is larger than 64 kB. Send less at once.'],
  415: ['unsupported_type', 'Send the request as JSON (application/json or text/plain).'],
};

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  return typeof error.status === 'number' ? error.status : 500;
}

/** Any thrown thing as a problem. What we did not foresee is a 500 whose details stay in the log. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isStorageFault(error)) return new ComeBackLater(503, 'no_storage', noStorage, storageRetrySeconds);
  const status = statusOf(error);
  const [code, sentence] = sentences[status] ?? ['our_fault', ourFault];
  return new Problem(sentences[status] ? status : 500, code, sentence);
}
