import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorStatus } from '@countertop/contract/error.constants';
import { type EarlyAnswer, sendEarly } from './earlyAnswers.ts';

/** Limits on requests that have been received and not answered yet. */
export interface QueueLimits {
  /** Maximum number of requests being worked on in the whole process. */
  readonly inFlight: number;
  /** Maximum number of pipelined requests of one connection that wait for the one before them. */
  readonly waitingPerConnection: number;
  /** Maximum number of pipelined requests that wait in the whole process. */
  readonly waiting: number;
}

/** Works on a request; settles when the response has been handed over, not when the client has read it. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Answer to give in place of the application's. */
  readonly refusal: EarlyAnswer | null;
}

/** One connection: the request that is being answered, and those that wait for it. */
interface Line {
  current: Exchange | null;
  waiting: Exchange[];
  /** Whether the connection ends after what it still has to answer. */
  isClosing: boolean;
  /** Number of requests that came after that. */
  ignored: number;
  /** What to write before the connection is closed, after all answers. */
  lastBytes: string | null;
}

const retryAfterSeconds = 5;
const busy: EarlyAnswer = {
  code: 'busy',
  error: 'The server is busy. Please try again in a few seconds.',
  headers: { 'Retry-After': String(retryAfterSeconds) },
};

export interface QueueOptions {
  readonly limits: QueueLimits;
  readonly handle: Handler;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Called for each request that the application does not see. */
  readonly onRefused: (request: IncomingMessage, status: number) => void;
}

/**
 * Hands requests to the application, one at a time per connection. Node parses all requests of a packet at once and would start
 * them all: 64 kB hold more than 2,000 of them.
 */
export class RequestQueue {
  readonly #options: QueueOptions;
  readonly #lines = new WeakMap<Duplex, Line>();
  #inFlight = 0;
  #waiting = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Takes a request; with a `refusal`, that is its answer once those before it have theirs. */
  add(request: IncomingMessage, response: ServerResponse, refusal: EarlyAnswer | null): void {
    const { socket } = request;
    const line = this.#lineOf(socket);
    const { limits } = this.#options;
    if (line.isClosing) {
      line.ignored += 1;
      return;
    }
    if (line.current === null) return this.#start(line, { request, response, refusal });
    const isFull = line.waiting.length >= limits.waitingPerConnection || this.#waiting >= limits.waiting;
    const exchange = { request, response, refusal: refusal ?? (isFull ? busy : null) };
    line.isClosing = exchange.refusal !== null;
    line.waiting.push(exchange);
    this.#waiting += 1;
  }

  /** Ends a connection whose bytes can no longer be parsed; `bytes` are its last answer, after those it still waits for. */
  end(socket: Duplex, bytes: string): void {
    const line = this.#lines.get(socket);
    if (!line?.current) socket.end(bytes);
    else if (line.current.request.complete) {
      line.lastBytes = line.isClosing ? null : bytes;
      line.isClosing = true;
    } else if (line.current.response.headersSent) socket.destroy();
    else socket.end(bytes);
  }

  /** Whether a connection goes on sending requests although it is told that none is answered any more. */
  isOverflowing(socket: Duplex): boolean {
    return (this.#lines.get(socket)?.ignored ?? 0) >= this.#options.limits.waitingPerConnection;
  }

  /** Whether a request of the connection is being answered. */
  isAnswering(socket: Duplex): boolean {
    return Boolean(this.#lines.get(socket)?.current);
  }

  #lineOf(socket: Duplex): Line {
    const known = this.#lines.get(socket);
    if (known) return known;
    const line: Line = { current: null, waiting: [], isClosing: false, ignored: 0, lastBytes: null };
    this.#lines.set(socket, line);
    socket.once('close', () => {
      this.#waiting -= line.waiting.length;
      line.waiting = [];
      line.isClosing = true;
    });
    return line;
  }

  #start(line: Line, exchange: Exchange): void {
    const { request, response } = exchange;
    line.current = exchange;
    response.once('close', () => this.#next(line, request.socket));
    const refusal = exchange.refusal ?? (this.#inFlight >= this.#options.limits.inFlight ? busy : null);
    if (refusal) {
      line.isClosing = true;
      this.#options.onRefused(request, errorStatus[refusal.code]);
      sendEarly(response, refusal, this.#options.headers);
      return;
    }
    this.#inFlight += 1;
    void this.#options.handle(request, response).finally(() => (this.#inFlight -= 1));
  }

  #next(line: Line, socket: Duplex): void {
    line.current = null;
    const next = line.waiting.shift();
    if (next) {
      this.#waiting -= 1;
      this.#start(line, next);
    } else if (line.lastBytes !== null && socket.writable) socket.end(line.lastBytes);
  }
}
