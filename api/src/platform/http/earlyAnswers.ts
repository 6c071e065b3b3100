import { type ServerResponse, STATUS_CODES } from 'node:http';

/** An answer to a request that never reaches the application. */
export interface EarlyAnswer {
  readonly status: number;
  /** The sentence of the body. */
  readonly error: string;
  /** Headers that only this kind of answer has, for example `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
}

type Headers = Readonly<Record<string, string>>;

const bodyOf = ({ error }: EarlyAnswer) => JSON.stringify({ error });

/** `Connection: close`, because an unread body would be taken for the next request. */
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

/** Sends the answer with the headers `common` that every response has, and closes the connection. */
export function sendEarly(response: ServerResponse, answer: EarlyAnswer, common: Headers): void {
  const body = bodyOf(answer);
  response.writeHead(answer.status, headersOf(answer, common, body)).end(body);
}

/** The same answer as bytes, for a connection whose bytes could not be parsed as a request. */
export function earlyBytes(answer: EarlyAnswer, common: Headers): string {
  const body = bodyOf(answer);
  const headers = Object.entries(headersOf(answer, common, body)).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}\r\n${headers.join('')}\r\n${body}`;
}
