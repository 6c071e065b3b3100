import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { ErrorBody } from '@countertop/contract/shared/error';
import { type CommonErrorCode, errorStatus } from '@countertop/contract/shared/error.constants';

/** An error response to a request that never reaches the application. */
export interface EarlyAnswer {
  readonly code: CommonErrorCode;
  readonly error: string;
  /** Additional headers, for example `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
}

type Headers = Readonly<Record<string, string>>;

const bodyOf = ({ code, error }: EarlyAnswer) => JSON.stringify({ code, error } satisfies ErrorBody);

/** Closes the connection, because an unread body would be taken for the next request. */
function headersOf({ headers = {} }: EarlyAnswer, common: Headers, body: string): Headers {
  return {
    ...common,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...headers,
  };
}

/** Sends the response with the headers `common` that every response has, and closes the connection. */
export function sendEarly(response: ServerResponse, answer: EarlyAnswer, common: Headers): void {
  const body = bodyOf(answer);
  response.writeHead(errorStatus[answer.code], headersOf(answer, common, body)).end(body);
}

/** Returns the same response as text, for a connection whose bytes could not be parsed as a request. */
export function earlyBytes(answer: EarlyAnswer, common: Headers): string {
  const body = bodyOf(answer);
  const headers = Object.entries(headersOf(answer, common, body)).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = errorStatus[answer.code];
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${headers.join('')}\r\n${body}`;
}
