import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { listen, stopListening } from '../http/listen.ts';

export interface MetricsServer {
  /** For example `http://127.0.0.1:9464/metrics`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves metrics on a separate port, which is not exposed to visitors. */
export async function startMetricsServer(
  registry: Registry,
  at: { readonly port: number; readonly host: string },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Metrics are at GET /metrics.');
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const origin = await listen(server, { ...at, names: { port: 'METRICS_PORT', host: 'METRICS_HOST' } });
  return { url: `${origin}/metrics`, close: () => stopListening(server) };
}
