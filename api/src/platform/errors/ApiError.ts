import type * as z from 'zod/mini';
import type { ErrorBody } from '@countertop/contract/shared/error';
import { type ErrorCode, errorStatus } from '@countertop/contract/shared/error.constants';
import { unstorableText } from '@countertop/contract/shared/text';
import { isStorageFault } from './storageFault.ts';

export const internalErrorText = 'Something went wrong on our side. Please try again in a moment.';
const storageRetrySeconds = 10;

/** Limits on the fields that a response names, so that it doesn't repeat a flood of them. */
const maxFieldsNamed = 10;
const maxNameLength = 60;

/** An error response: a code that fixes the HTTP status, and a sentence that says what happened and what to do next. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Further fields of the response body. */
  readonly extra: Readonly<Record<string, unknown>> = {};

  /** `fields` holds one sentence for each wrong field of the input. */
  constructor(code: ErrorCode, sentence: string, fields?: Readonly<Record<string, string>>) {
    super(sentence);
    this.code = code;
    this.status = errorStatus[code];
    this.fields = fields;
  }
}

/** An error that tells the client when to try again. */
export class RetryAfterError extends ApiError {
  readonly retryAfterSeconds: number;

  constructor(code: ErrorCode, sentence: string, retryAfterSeconds: number) {
    super(code, sentence);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

function minutesOf(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** The caller is above a rate limit. */
export class RateLimitError extends RetryAfterError {
  constructor(retryAfterSeconds: number) {
    // Limits count networks, accounts and addresses: the sentence blames none of them.
    const sentence = `Too many requests. Please try again in ${minutesOf(retryAfterSeconds)}.`;
    super('rate_limited', sentence, retryAfterSeconds);
  }
}

/** Too many attempts to sign in. Other people may have used up the limit, so the sentence blames nobody. */
export class SignInBlocked extends RetryAfterError {
  constructor(retryAfterSeconds: number) {
    const sentence = `There have been too many sign-in attempts, maybe not yours. Ask for an email link to sign in now, or try again in ${minutesOf(retryAfterSeconds)}.`;
    super('sign_in_blocked', sentence, retryAfterSeconds);
  }
}

/** Returns the response body for an error. */
export function errorBodyOf({ message, code, fields, extra }: ApiError): ErrorBody {
  return { code, error: message, ...(fields && { fields: { ...fields } }), ...extra };
}

type Issue = z.core.$ZodIssue;

/** Returns the issues of the union member that the input comes closest to. */
function closest(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length);
  // Their paths begin at the union.
  const inside = nearest?.map((one): Issue => ({ ...one, path: [...issue.path, ...one.path] }));
  return inside?.flatMap(closest) ?? [issue];
}

/** Returns the error for input that does not match its schema, with one sentence per wrong field. */
export function invalidInput(error: z.core.$ZodError): ApiError {
  // A map, because a hostile field may be called __proto__.
  const fields = new Map<string, string>();
  for (const issue of error.issues.flatMap(closest)) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [null];
    for (const key of keys) {
      const name = [...issue.path, ...(key === null ? [] : [key])].map(String).join('.') || 'input';
      fields.set(name.slice(0, maxNameLength), key === null ? issue.message : 'This field is not supported.');
    }
  }
  return wrongFields([...fields]);
}

/** Returns the name of a field in plain words: `displayName` becomes "display name". */
function labelOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase();
}

type FieldErrors = readonly (readonly [name: string, sentence: string])[];

/** Returns one sentence for all fields: which to check and, for a single one, what is wrong with it. */
function inputSentence(fields: FieldErrors): string {
  const labels = fields.map(([name]) => labelOf(name)).join(', ');
  const [only, ...others] = fields;
  if (only === undefined || others.length > 0) return `Check these and try again: ${labels}.`;
  return `Check this and try again: ${labels}. ${only[1]}`;
}

function wrongFields(fields: FieldErrors): ApiError {
  const named = fields.slice(0, maxFieldsNamed);
  return new ApiError('invalid_input', inputSentence(named), Object.fromEntries(named));
}

/** Returns the error for text that not every database can store. `paths` are those of its fields. */
export function unstorableInput(paths: readonly string[]): ApiError {
  return wrongFields(paths.map((path) => [path.slice(0, maxNameLength) || 'input', unstorableText]));
}

/** Errors for the statuses that Koa's body parser throws. */
const parserErrors: Readonly<Record<number, readonly [code: ErrorCode, sentence: string]>> = {
  400: ['bad_request', 'The request could not be read. Send it again.'],
  413: ['too_large', 'The request is larger than 64 kB. Send less at once.'],
  415: ['unsupported_media_type', 'Send the request as JSON (application/json or text/plain).'],
};

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** Returns the error for a database that cannot be used right now. */
export function storageUnavailable(): RetryAfterError {
  const sentence = 'Nothing can be saved or looked up right now. Please try again in a moment.';
  return new RetryAfterError('storage_unavailable', sentence, storageRetrySeconds);
}

/** Converts anything thrown to an API error. Details of unexpected errors stay in the log. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isStorageFault(error)) return storageUnavailable();
  const [code, sentence] = parserErrors[statusOf(error) ?? 500] ?? ['internal_error', internalErrorText];
  return new ApiError(code, sentence);
}
