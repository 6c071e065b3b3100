import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { checkRequest } from './checkRequest.ts';
import { type EarlyAnswer, earlyBytes } from './earlyAnswers.ts';
import { type Handler, type QueueLimits, RequestQueue } from './RequestQueue.ts';
import { commonHeaders } from './securityHeaders.ts';

/** Limits against clients that are slow, silent or open too many connections. Times are in milliseconds. */
export interface ConnectionLimits extends QueueLimits {
  /** Maximum time until all headers of a request have arrived. */
  readonly headersMs: number;
  /** Maximum time until the whole body has arrived. */
  readonly requestMs: number;
  /** Maximum time between two requests on a connection. */
  readonly idleMs: number;
  /** Maximum time without traffic in either direction while a response is due. */
  readonly silentMs: number;
  /** Interval at which the times are checked. */
  readonly checkMs: number;
  /** Maximum number of open connections. Further ones are closed immediately. */
  readonly maxConnections: number;
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  // Longer than the usual 60 s of proxies, so that the proxy closes an idle connection first.
  idleMs: 65_000,
  silentMs: 60_000,
  checkMs: 2000,
  // About 100 MB while all of them are idle.
  maxConnections: 10_000,
  // Above the 5,000 queued analytics calls at which only analytics are rejected.
  inFlight: 8000,
  // Browsers and proxies do not pipeline. Benchmarks send up to 16.
  waitingPerConnection: 16,
  // A parsed request takes about 5 kB, plus at most 64 kB of its body.
  waiting: 1000,
};

/** Idle time after which TCP keep-alive probes are sent. */
const probeAfterMs = 30_000;

/** Responses to errors of Node's parser. Any other error means a malformed request. */
const parseErrors: Readonly<Record<string, EarlyAnswer>> = {
  HPE_HEADER_OVERFLOW: { code: 'headers_too_large', error: 'The request headers are too long. Send less.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { code: 'too_large', error: 'The request is too large. Send less.' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', error: 'The request took too long to arrive. Send it again.' },
};
const malformed: EarlyAnswer = { code: 'bad_request', error: 'The request could not be read. Send it again.' };
const unmetExpectation: EarlyAnswer = {
  code: 'expectation_failed',
  error: 'Only "Expect: 100-continue" is supported. Send the request without the header.',
};

export interface ServerSettings {
  readonly limits: ConnectionLimits;
  /** Whether visitors reach the site over HTTPS. */
  readonly isHttps: boolean;
  /** Called for each request that never reaches the application. */
  readonly onRejected?: (request: IncomingMessage, status: number) => void;
}

/** Handles requests that Node would otherwise answer itself, without our headers and in the middle of other responses. */
function handleOddRequests(server: Server, queue: RequestQueue, headers: Readonly<Record<string, string>>): void {
  const expectContinue = (request: IncomingMessage, response: ServerResponse) => {
    const rejection = checkRequest(request);
    if (!rejection) response.writeContinue();
    queue.add(request, response, rejection);
  };
  server.on('checkContinue', expectContinue);
  server.on('checkExpectation', (request, response) => queue.add(request, response, unmetExpectation));
  // Only reached by overflowing connections, see `messageOf`.
  server.on('upgrade', (_: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {});
    socket.destroy();
  });
  // Node removes its own listeners from a connection on CONNECT.
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    if (queue.isBusy(socket)) return socket.destroy();
    const rejection = checkRequest(request) ?? malformed;
    socket.end(earlyBytes(rejection, headers), () => socket.destroy());
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    queue.end(socket, earlyBytes(parseErrors[error.code ?? ''] ?? malformed, headers));
  });
}

/**
 * Returns a message class that stops Node's parser on an overflowing connection. Node parses every request of a packet: 64 kB
 * hold 1,700 of them, each an object of 5 kB. Only an upgrade request stops the parser, so the first request above the limit
 * claims to be one. Real upgrade requests get an ordinary response.
 */
function messageOf(queue: RequestQueue): typeof IncomingMessage {
  return class Message extends IncomingMessage {
    get upgrade(): boolean {
      return this.method === 'CONNECT' || queue.isOverflowing(this.socket);
    }

    set upgrade(_: boolean) {}
  };
}

/**
 * Creates an HTTP server that passes on well-formed requests only, one at a time per connection, and that slow or greedy clients
 * cannot block. Node itself limits headers to 16 kB.
 */
export function makeServer(handle: Handler, { limits, isHttps, onRejected = () => {} }: ServerSettings): Server {
  const headers = commonHeaders(isHttps);
  const queue = new RequestQueue({ limits, handle, headers, onRejected });
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAlive: true,
      keepAliveInitialDelay: probeAfterMs,
      // `checkRequest` rejects these with our headers.
      requireHostHeader: false,
      IncomingMessage: messageOf(queue),
    },
    (request, response) => queue.add(request, response, checkRequest(request)),
  );
  server.timeout = limits.silentMs;
  server.maxConnections = limits.maxConnections;
  handleOddRequests(server, queue, headers);
  return server;
}
