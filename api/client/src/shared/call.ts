import { fillPath, parameterNames, type Endpoint } from '@countertop/contract/shared/endpoint';
import { idempotencyHeader } from '@countertop/contract/payments/payments.limits';
import * as z from 'zod/mini';
import { CallError, requestIdHeader } from './CallError.ts';
import { handOverKey, leaveKey, playerKey, storedText } from '../play/deviceKeys.ts';
import { parseJson } from './parseJson.ts';
import { randomText } from '../analytics/session.ts';
import { noteServerDate } from './today.ts';

const requestIdLength = 12;

export interface CallOptions {
  /** Whether to throw if the API answers 401 (default) or return null. */
  readonly on401?: 'throw' | 'null';
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page; for bodies of a few kB. */
  readonly keepalive?: boolean;
  /** Marks a repeated call, whose response was lost, as the same one. */
  readonly idempotencyKey?: string;
}

function toRequest(endpoint: Endpoint, input: object): [string, RequestInit] {
  const fields = Object.entries(input);
  const inPath = new Set(parameterNames(endpoint.path));
  const rest = fields.filter(([name, value]) => !inPath.has(name) && value !== undefined);
  const path = fillPath(endpoint.path, Object.fromEntries(fields));
  if (rest.length === 0) return [path, {}];
  if (endpoint.method === 'GET') {
    return [`${path}?${new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))}`, {}];
  }
  const body = JSON.stringify(Object.fromEntries(rest));
  return [path, { headers: { 'Content-Type': 'application/json' }, body }];
}

/**
 * Waits until the server knows to whom the device was handed offline: before, the session is somebody else's. Rejects if that
 * fails, or if the device changes hands again meanwhile.
 */
async function deliverHandOver(): Promise<void> {
  const player = storedText(playerKey);
  const handOver = await import(/* webpackChunkName: "hand-over" */ '../play/deliverHandOver.ts');
  await handOver.deliverHandOver();
  if (storedText(playerKey) !== player) throw new Error('Somebody else uses this device now.');
}

/** Ends the session of a child who left a class offline: before, everything would be done in the name of that child. */
async function deliverLeave(): Promise<void> {
  const leave = await import(/* webpackChunkName: "hand-over" */ '../accounts/pendingLeave.ts');
  await leave.deliverLeave();
}

/**
 * Calls an endpoint of the API with the user's cookie and returns the validated output. Throws `CallError` on any status other
 * than 2xx, and `Error` if the response does not match the contract or the server doesn't know yet who uses this device.
 */
export function call<Input extends object, Output>(
  endpoint: Endpoint<string, Input, Output>,
  input: Input,
  options: CallOptions & { readonly on401: 'null' },
): Promise<Output | null>;
export function call<Input extends object, Output>(
  endpoint: Endpoint<string, Input, Output>,
  input: Input,
  options?: CallOptions,
): Promise<Output>;
export async function call<Input extends object, Output>(
  endpoint: Endpoint<string, Input, Output>,
  input: Input,
  { on401 = 'throw', signal, keepalive = false, idempotencyKey }: CallOptions = {},
): Promise<Output | null> {
  const [url, request] = toRequest(endpoint, input);
  const init: RequestInit = {
    ...request,
    method: endpoint.method,
    credentials: 'include',
    ...(keepalive && { keepalive }),
    headers: {
      ...request.headers,
      [requestIdHeader]: randomText(requestIdLength),
      ...(idempotencyKey !== undefined && { [idempotencyHeader]: idempotencyKey }),
    },
  };
  if (storedText(leaveKey) !== null && !endpoint.changesPlayer) await deliverLeave();
  if (storedText(handOverKey) !== null && !endpoint.changesPlayer) await deliverHandOver();
  const response = await fetch(url, signal ? { ...init, signal } : init);
  noteServerDate(response.headers.get('Date'));
  const body = await response.text();
  if (!response.ok) {
    const error = new CallError(response.status, body || response.statusText, response.headers);
    // A network that wants a sign-in may answer 401, too.
    if (on401 === 'null' && error.status === 401 && error.code !== null) return null;
    throw error;
  }
  const answer = z.safeParse(endpoint.output, parseJson(body));
  if (!answer.success)
    throw new Error(`${endpoint.method} ${endpoint.path} responded in a format this page cannot read.`);
  return answer.data;
}
