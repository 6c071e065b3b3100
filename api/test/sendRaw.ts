import http from 'node:http';
import type { TestCall } from './calls.ts';

export interface TestAnswer {
  readonly status: number;
  readonly type: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

/** Returns a different IP address for each number. */
export const addressOf = (call: number): string => `10.${call >> 16}.${(call >> 8) & 255}.${call & 255}`;

/** Sends the path as it is, which `fetch` would normalize. */
export function sendRaw(
  url: string,
  agent: http.Agent,
  { method, path, headers, body }: Pick<TestCall, 'method' | 'path' | 'headers' | 'body'>,
): Promise<TestAnswer> {
  const own = body !== null && {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
  };
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, agent, method, path, headers: { ...own, ...headers } };
    const request = http.request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        const type = String(answer.headers['content-type']);
        resolve({ status: answer.statusCode ?? 0, type, headers: answer.headers, text });
      });
    });
    request.on('error', reject).end(body ?? undefined);
  });
}
