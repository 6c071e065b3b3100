import type { ErrorCode } from '@countertop/contract/shared/error.constants';
import { parseJson } from './parseJson.ts';

/** Connects a call with its line in the server's log. */
export const requestIdHeader = 'X-Request-Id';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A call that failed with a response. Its message is `"{status}: {body}"`. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly body: string;
  /** Null if the response is not from the API. A newer server may send a code that this page does not know. */
  readonly code: string | null;
  /** Names of the wrong fields of the input. */
  readonly fields: readonly string[];
  /** The error of each of them: a sentence from the server, or a reason that the endpoint declares. */
  readonly reasons: Readonly<Record<string, unknown>>;
  /** Identifies the call in the server's log; null if the response is not from the server. */
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: string, headers = new Headers()) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
    const parsed = parseJson(body);
    const { code, fields } = isRecord(parsed) ? parsed : {};
    this.code = typeof code === 'string' ? code : null;
    this.reasons = isRecord(fields) ? fields : {};
    this.fields = Object.keys(this.reasons);
    this.requestId = headers.get(requestIdHeader);
    this.retryAfterSeconds = Number(headers.get('Retry-After')) || null;
  }
}

/**
 * Whether the API has refused a call, so that trying again later doesn't help. Responses without a code aren't the API's, but those of a
 * proxy or of a network that requires a sign-in.
 */
export function isRefusal(error: unknown): error is CallError {
  if (!(error instanceof CallError) || error.code === null) return false;
  return error.status < 500 && error.status !== 408 && error.status !== 429;
}

/** Whether the browser sent no call although it is online. Most often, a content blocker has blocked it. */
export function isBlocked(error: unknown): boolean {
  return error instanceof TypeError && navigator.onLine;
}

/** Whether a call failed with one of these codes. */
export function hasErrorCode(error: unknown, ...codes: readonly ErrorCode[]): boolean {
  return error instanceof CallError && codes.some((code) => code === error.code);
}
