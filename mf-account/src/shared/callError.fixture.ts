import { CallError } from '@countertop/client/shared/CallError';
import { type ErrorCode, errorStatus } from '@countertop/contract/shared/error.constants';

/** The error of a call that the server rejected. */
export function callError(
  code: ErrorCode,
  { fields = [], retryAfterSeconds = 0 }: { fields?: readonly string[]; retryAfterSeconds?: number } = {},
): CallError {
  const error = 'A sentence of the server that no page shows.';
  const body = {
    code,
    error,
    ...(fields.length > 0 && { fields: Object.fromEntries(fields.map((name) => [name, error])) }),
  };
  const headers = new Headers(retryAfterSeconds > 0 ? { 'Retry-After': String(retryAfterSeconds) } : {});
  return new CallError(errorStatus[code], JSON.stringify(body), headers);
}

/** The error of a call that did not reach the server. */
export const unreachable = new TypeError('Failed to fetch');
