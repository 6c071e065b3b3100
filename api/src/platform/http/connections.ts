import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { checkRequest } from './checkRequest.ts';
import { type EarlyAnswer, earlyBytes } from './earlyAnswers.ts';
import { type Handler, type QueueLimits, RequestQueue } from './RequestQueue.ts';
import { headersOfAll } from './securityHeaders.ts';

/** Limits that keep slow, silent and greedy clients from holding the server. Times are in milliseconds. */
export interface ConnectionLimits extends QueueLimits {
  /** From the opening of a connection, or the start of a request, until all its headers are here. */
  readonly headersMs: number;
  /** The same until the whole body is here. */
  readonly requestMs: number;
  /** A connection between two requests. */
  readonly idleMs: number;
  /** A connection on which nothing moves in either direction while a response is due. */
  readonly silentMs: number;
  /** How often the times are checked. */
  readonly checkMs: number;
  /** Maximum number of open connections; further ones are closed at once. */
  readonly most: number;
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  // Longer than the 60 s of usual proxies, so that the proxy and not we end an idle connection.
  idleMs: 65_000,
  silentMs: 60_000,
  checkMs: 2000,
  // About 100 MB while all of them only wait.
  most: 10_000,
  // Above the 5,000 waiting analytics calls at which those alone are turned away.
  inFlight: 8000,
  // Browsers and proxies send none; benchmarks send up to 16.
  waitingPerConnection: 16,
  // A parsed request takes about 5 kB, and at most 64 kB of its body are held.
  waiting: 1000,
};

/** After so long without a word the system asks whether the other side is still there. */
const probeAfterMs = 30_000;

/** Errors of Node's parser that have an answer of their own; every other one is malformed. */
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
  /** Whether visitors reach the site by https. */
  readonly isHttps: boolean;
  /** Called for each request that the application does not see. */
  readonly onRefused?: (request: IncomingMessage, status: number) => void;
}

/** Answers what Node would answer by itself, without our headers and in the middle of other answers. */
function answerOddRequests(server: Server, queue: RequestQueue, headers: Readonly<Record<string, string>>): void {
  const expectContinue = (request: IncomingMessage, response: ServerResponse) => {
    const refusal = checkRequest(request);
    if (!refusal) response.writeContinue();
    queue.add(request, response, refusal);
  };
  server.on('checkContinue', expectContinue);
  server.on('checkExpectation', (request, response) => queue.add(request, response, unmetExpectation));
  // Only connections that overflow: see `messageOf`.
  server.on('upgrade', (_: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {});
    socket.destroy();
  });
  // Node has taken its own listeners off the connection of a CONNECT.
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    if (queue.isAnswering(socket)) return socket.destroy();
    const refusal = checkRequest(request) ?? malformed;
    socket.end(earlyBytes(refusal, headers), () => socket.destroy());
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    queue.end(socket, earlyBytes(parseErrors[error.code ?? ''] ?? malformed, headers));
  });
}

/**
 * Node parses a packet to its end whatever becomes of its requests: 64 kB hold 1,700 of them, each an object of 5 kB. Only a request
 * that asks for an upgrade stops the parser, so the first one too many is taken for such a request. Those that do ask for one are
 * answered like any other.
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
 * An HTTP server that hands over well-formed requests only, one at a time per connection, and that no client can hold by being
 * slow or greedy. Headers above 16 kB are Node's own limit.
 */
export function makeServer(handle: Handler, { limits, isHttps, onRefused = () => {} }: ServerSettings): Server {
  const headers = headersOfAll(isHttps);
  const queue = new RequestQueue({ limits, handle, headers, onRefused });
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAlive: true,
      keepAliveInitialDelay: probeAfterMs,
      // `checkRequest` answers with our headers.
      requireHostHeader: false,
      IncomingMessage: messageOf(queue),
    },
    (request, response) => queue.add(request, response, checkRequest(request)),
  );
  server.timeout = limits.silentMs;
  server.maxConnections = limits.most;
  answerOddRequests(server, queue, headers);
  return server;
}
