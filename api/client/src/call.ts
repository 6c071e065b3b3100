import { fillPath, parameterNames, type Endpoint } from '@countertop/contract/endpoint';
import { idempotencyHeader } from '@countertop/contract/payments.limits';
import * as z from 'zod/mini';
import { randomText } from './session.ts';

/** Ties a call to the server's line of log about it. */
const requestIdHeader = 'X-Request-Id';
const requestIdLength = 12;

/** A call that did not succeed. Its message is `"{status}: {body}"` (specification 000, section 8). */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly body: string;
  /** What the line about it in the server's log can be found by; null when something else answered. */
  readonly requestId: string | null;

  constructor(status: number, body: string, requestId: string | null = null) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
    this.requestId = requestId;
  }
}

export interface CallOptions {
  /** What 401 does: `throw` (default) or give `null`. */
  readonly on401?: 'throw' | 'null';
  readonly signal?: AbortSignal;
  /** The call goes on when the page is closed; for bodies of a few kB. */
  readonly keepalive?: boolean;
  /** Tells a call that is made again, because its answer was lost, from a second one. */
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
 * Calls an endpoint of the API, with the cookie of the signed-in user, and gives its checked answer.
 * Throws `CallError` on any other status than 2xx, and an `Error` when the answer has another shape than promised.
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
  const response = await fetch(url, signal ? { ...init, signal } : init);
  if (response.status === 401 && on401 === 'null') return null;
  const body = await response.text();
  if (!response.ok) {
    throw new CallError(response.status, body || response.statusText, response.headers.get(requestIdHeader));
  }
  const answer = z.safeParse(endpoint.output, readJson(body));
  if (!answer.success)
    throw new Error(`${endpoint.method} ${endpoint.path} answered in a shape this page cannot read.`);
  return answer.data;
}

/** What a body says as JSON; undefined where it is none. */
export function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
