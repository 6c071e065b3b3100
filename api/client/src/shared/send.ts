import { fillPath, parameterNames, type Endpoint } from '@countertop/contract/shared/endpoint';
import { idempotencyHeader } from '@countertop/contract/payments/payments.limits';
import * as z from 'zod/mini';
import { CallError, requestIdHeader } from './CallError.ts';
import { parseJson } from './parseJson.ts';
import { randomText } from '../analytics/session.ts';
import { noteServerDate } from './today.ts';

const requestIdLength = 12;

export interface SendOptions {
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
 * Calls an endpoint of the API with the user's cookie, whoever the server thinks that is, and returns the validated output.
 * Pages use `call`. Throws `CallError` on any status other than 2xx, and `Error` if the response does not match the contract.
 */
export async function send<Input extends object, Output>(
  endpoint: Endpoint<string, Input, Output>,
  input: Input,
  { signal, keepalive = false, idempotencyKey }: SendOptions = {},
): Promise<Output> {
  const [url, request] = toRequest(endpoint, input);
  const response = await fetch(url, {
    ...request,
    method: endpoint.method,
    credentials: 'include',
    ...(keepalive && { keepalive }),
    ...(signal && { signal }),
    headers: {
      ...request.headers,
      [requestIdHeader]: randomText(requestIdLength),
      ...(idempotencyKey !== undefined && { [idempotencyHeader]: idempotencyKey }),
    },
  });
  noteServerDate(response.headers.get('Date'));
  const body = await response.text();
  if (!response.ok) throw new CallError(response.status, body || response.statusText, response.headers);
  const answer = z.safeParse(endpoint.output, parseJson(body));
  if (!answer.success)
    throw new Error(`${endpoint.method} ${endpoint.path} responded in a format this page cannot read.`);
  return answer.data;
}
