import type * as z from 'zod/mini';
import { type ErrorBody, type ErrorCode, errorCodes } from '@countertop/contract/error';
import { unstorableText } from '@countertop/contract/text';
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
export class ApiError extends Error {
  override readonly name = 'ApiError';
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
export class RetryAfterError extends ApiError {
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
export class RateLimitError extends RetryAfterError {
  constructor(retryAfterSeconds: number) {
    // Limits count networks, accounts and addresses: the sentence blames none of them.
    const sentence = `Too many requests. Please try again in ${minutesOf(retryAfterSeconds)}.`;
    super(429, 'too_many_calls', sentence, retryAfterSeconds);
  }
}

/** Rejects an attempt to sign in above a rate limit. Other people may have used the limit up, so the sentence blames nobody. */
export class SignInBlocked extends RetryAfterError {
  constructor(retryAfterSeconds: number) {
    const sentence = `Too many attempts to sign in, not necessarily yours. We can email you a link that lets you in now, or you can try again in ${minutesOf(retryAfterSeconds)}.`;
    super(429, 'sign_in_blocked', sentence, retryAfterSeconds);
  }
}

/** Who may, but not with this session: the role asks for a second factor. */
export class SecondFactorNeeded extends ApiError {
  constructor() {
    const sentence = 'Administrators need a second step to sign in. Turn it on in your profile, then come back.';
    super(403, 'second_factor_needed', sentence);
  }
}

/** Allowed, but only shortly after the password was entered in this session. */
export class PasswordNeeded extends ApiError {
  constructor() {
    super(403, 'password_needed', 'Enter your password again to do this.');
  }
}

const isErrorCode = (code: string): code is ErrorCode => errorCodes.some((one) => one === code);

/** The body that tells a caller about a problem. */
export function errorBodyOf({ message, code, fields, more }: ApiError): ErrorBody {
  return { error: message, ...(fields && { fields: { ...fields } }), ...(isErrorCode(code) && { code }), ...more };
}

type Issue = z.core.$ZodIssue;

/** Of the shapes an input may have, the issues of the one it comes closest to. */
function closest(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length);
  // Their paths begin at the union.
  const inside = nearest?.map((one): Issue => ({ ...one, path: [...issue.path, ...one.path] }));
  return inside?.flatMap(closest) ?? [issue];
}

/** One sentence per field of an input that does not have the promised shape. */
export function invalidInput(error: z.core.$ZodError): ApiError {
  // A map, because a hostile field may be called __proto__.
  const fields = new Map<string, string>();
  for (const issue of error.issues.flatMap(closest)) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [null];
    for (const key of keys) {
      const name = [...issue.path, ...(key === null ? [] : [key])].map(String).join('.') || 'input';
      fields.set(name.slice(0, maxNameLength), key === null ? issue.message : 'This field is not known here.');
    }
  }
  return wrongFields([...fields]);
}

/** The name of a field as a person reads it: `displayName` is "display name". */
function labelOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase();
}

type FieldErrors = readonly (readonly [name: string, sentence: string])[];

/** Returns one sentence for all fields: which to check and, for a single one, what is wrong with it. */
function inputProblem(fields: FieldErrors): string {
  const labels = fields.map(([name]) => labelOf(name)).join(', ');
  const [only, ...others] = fields;
  if (only === undefined || others.length > 0) return `Check these and try again: ${labels}.`;
  return `Check this and try again: ${labels}. ${only[1]}`;
}

function wrongFields(fields: FieldErrors): ApiError {
  const named = fields.slice(0, maxFieldsNamed);
  return new ApiError(422, 'invalid_input', inputProblem(named), Object.fromEntries(named));
}

/** Rejects input with text that not every database can store. `paths` are those of its fields. */
export function unstorableInput(paths: readonly string[]): ApiError {
  return wrongFields(paths.map((path) => [path.slice(0, maxNameLength) || 'input', unstorableText]));
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

/** Refuses for now because the database cannot be used. */
export function noStorageProblem(): RetryAfterError {
  return new RetryAfterError(503, 'no_storage', noStorage, storageRetrySeconds);
}

/** Any thrown thing as a problem. What we did not foresee is a 500 whose details stay in the log. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isStorageFault(error)) return noStorageProblem();
  const status = statusOf(error);
  const [code, sentence] = sentences[status] ?? ['our_fault', ourFault];
  return new ApiError(sentences[status] ? status : 500, code, sentence);
}
