import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorStatus } from '@countertop/contract/shared/error.constants';
import { type EarlyAnswer, sendEarly } from './earlyAnswers.ts';

/** Limits on requests that wait for a response. */
export interface QueueLimits {
  /** Maximum number of requests in progress in the whole process. */
  readonly inFlight: number;
  /** Maximum number of pipelined requests that wait on one connection. */
  readonly waitingPerConnection: number;
  /** Maximum number of pipelined requests that wait in the whole process. */
  readonly waiting: number;
}

/** Handles a request. Resolves once the response has been handed over, not when the client has read it. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Response to send instead of calling the application. */
  readonly rejection: EarlyAnswer | null;
}

/** The requests of a connection. */
interface Pipeline {
  current: Exchange | null;
  waiting: Exchange[];
  /** Whether the connection closes after its pending responses. */
  isClosing: boolean;
  /** Number of requests received while closing. */
  ignored: number;
  /** Written after all responses, before the connection is closed. */
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
  /** Called for each request that never reaches the application. */
  readonly onRejected: (request: IncomingMessage, status: number) => void;
}

/**
 * Passes requests to the application, one at a time per connection. Node would start all pipelined requests of a packet at once,
 * and 64 kB hold more than 2,000 of them.
 */
export class RequestQueue {
  readonly #options: QueueOptions;
  readonly #pipelines = new WeakMap<Duplex, Pipeline>();
  #inFlight = 0;
  #waiting = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Adds a request. A `rejection` is sent in its turn instead of calling the application. */
  add(request: IncomingMessage, response: ServerResponse, rejection: EarlyAnswer | null): void {
    const { socket } = request;
    const pipeline = this.#pipelineOf(socket);
    const { limits } = this.#options;
    if (pipeline.isClosing) {
      pipeline.ignored += 1;
      return;
    }
    if (pipeline.current === null) return this.#start(pipeline, { request, response, rejection });
    const isFull = pipeline.waiting.length >= limits.waitingPerConnection || this.#waiting >= limits.waiting;
    const exchange = { request, response, rejection: rejection ?? (isFull ? busy : null) };
    pipeline.isClosing = exchange.rejection !== null;
    pipeline.waiting.push(exchange);
    this.#waiting += 1;
  }

  /** Closes a connection whose bytes can no longer be parsed, after its pending responses and then `bytes`. */
  end(socket: Duplex, bytes: string): void {
    const pipeline = this.#pipelines.get(socket);
    if (!pipeline?.current) socket.end(bytes);
    else if (pipeline.current.request.complete) {
      pipeline.lastBytes = pipeline.isClosing ? null : bytes;
      pipeline.isClosing = true;
    } else if (pipeline.current.response.headersSent) socket.destroy();
    else socket.end(bytes);
  }

  /** Whether a connection keeps sending requests although it is being closed. */
  isOverflowing(socket: Duplex): boolean {
    return (this.#pipelines.get(socket)?.ignored ?? 0) >= this.#options.limits.waitingPerConnection;
  }

  /** Whether a request of the connection is in progress. */
  isBusy(socket: Duplex): boolean {
    return Boolean(this.#pipelines.get(socket)?.current);
  }

  #pipelineOf(socket: Duplex): Pipeline {
    const known = this.#pipelines.get(socket);
    if (known) return known;
    const pipeline: Pipeline = { current: null, waiting: [], isClosing: false, ignored: 0, lastBytes: null };
    this.#pipelines.set(socket, pipeline);
    socket.once('close', () => {
      this.#waiting -= pipeline.waiting.length;
      pipeline.waiting = [];
      pipeline.isClosing = true;
    });
    return pipeline;
  }

  #start(pipeline: Pipeline, exchange: Exchange): void {
    const { request, response } = exchange;
    pipeline.current = exchange;
    response.once('close', () => this.#next(pipeline, request.socket));
    const rejection = exchange.rejection ?? (this.#inFlight >= this.#options.limits.inFlight ? busy : null);
    if (rejection) {
      pipeline.isClosing = true;
      this.#options.onRejected(request, errorStatus[rejection.code]);
      sendEarly(response, rejection, this.#options.headers);
      return;
    }
    this.#inFlight += 1;
    void this.#options.handle(request, response).finally(() => (this.#inFlight -= 1));
  }

  #next(pipeline: Pipeline, socket: Duplex): void {
    pipeline.current = null;
    const next = pipeline.waiting.shift();
    if (next) {
      this.#waiting -= 1;
      this.#start(pipeline, next);
    } else if (pipeline.lastBytes !== null && socket.writable) socket.end(pipeline.lastBytes);
  }
}
