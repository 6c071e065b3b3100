import type { Server } from 'node:http';
import { headersOfAll } from './safeHeaders.ts';

/** What Node calls the ways in which a request is none, and what we answer. */
const answers: Readonly<Record<string, readonly [status: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too long. Send less.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request came too slowly. Send it again.'],
};
const malformed = ['400 Bad Request', 'The request could not be read. Send it again.'] as const;

/** Answers what is no HTTP request with the headers of every other answer; Node's own answer has none. */
export function answerUnreadable(server: Server, isHttps: boolean): void {
  const headers = Object.entries(headersOfAll(isHttps)).map(([name, value]) => `${name}: ${value}\r\n`);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    const [status, sentence] = answers[error.code ?? ''] ?? malformed;
    const body = JSON.stringify({ error: sentence });
    const about = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n`;
    socket.end(`HTTP/1.1 ${status}\r\n${about}Cache-Control: no-store\r\n${headers.join('')}\r\n${body}`);
  });
}
