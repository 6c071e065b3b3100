import { createServer, type RequestListener, type Server } from 'node:http';

/** How long and how many: what keeps slow and silent callers from holding the server. Times are milliseconds. */
export interface ConnectionLimits {
  /** From the opening of a connection, or the start of a request, until all its headers are here. */
  readonly headersMs: number;
  /** The same until the whole body is here. */
  readonly requestMs: number;
  /** A connection between two requests. */
  readonly idleMs: number;
  /** A connection on which nothing moves in either direction while an answer is due. */
  readonly silentMs: number;
  /** How often all of that is looked at. */
  readonly checkMs: number;
  /** Open at once; who comes beyond that is not let in. */
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
};

/** After so long without a word the system asks whether the other side is still there. */
const probeAfterMs = 30_000;

/** An HTTP server that nobody can hold by being slow. Headers above 16 kB are Node's own limit: it answers them with 431. */
export function makeServer(answer: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAlive: true,
      keepAliveInitialDelay: probeAfterMs,
    },
    answer,
  );
  server.timeout = limits.silentMs;
  server.maxConnections = limits.most;
  return server;
}
