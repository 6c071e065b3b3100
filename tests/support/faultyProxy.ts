import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { test as base } from './test.ts';

export type Fault = 'drops' | '404' | 'bad JavaScript' | 'throws' | 'HTML' | 'hangs' | 'slow';

/** A proxy that forwards everything to the real server, except the files that are set to fail. */
export interface FaultyProxy {
  readonly url: string;
  /** Makes every request whose path matches fail this way, until `repair`. */
  readonly breakFile: (path: RegExp, fault: Fault) => void;
  readonly repair: () => void;
  readonly stop: () => Promise<void>;
}

const slowMs = 2000;
const responses = {
  '404': [404, 'text/plain', 'not found'],
  'bad JavaScript': [200, 'text/javascript', 'this is (not JavaScript'],
  throws: [200, 'text/javascript', 'throw new Error("planted")'],
  HTML: [200, 'text/html', '<!doctype html><title>Sign in to the Wi-Fi</title>'],
} as const;

/** Starts a proxy on a free port in front of the server at `target`. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let broken: { readonly path: RegExp; readonly fault: Fault } | undefined;
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', target);
    const fault = broken?.path.test(pathname) === true ? broken.fault : undefined;
    if (fault === 'hangs') return;
    if (fault === 'drops') {
      incoming.socket.destroy();
      return;
    }
    if (fault === 'slow') {
      setTimeout(() => {
        forward(target, incoming, outgoing);
      }, slowMs);
    } else if (fault === undefined) {
      forward(target, incoming, outgoing);
    } else {
      const [status, type, body] = responses[fault];
      outgoing.writeHead(status, { 'content-type': type }).end(body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    breakFile: (path, fault) => (broken = { path, fault }),
    repair: () => (broken = undefined),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const forwarded = request(
    new URL(incoming.url ?? '/', target),
    { method: incoming.method, headers: incoming.headers },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    },
  );
  forwarded.on('error', () => outgoing.destroy());
  outgoing.on('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}

/** The site behind a faulty proxy. */
export const test = base.extend<{ faultyProxy: FaultyProxy }>({
  faultyProxy: async ({ site }, use) => {
    const faultyProxy = await startFaultyProxy(site.url);
    await use(faultyProxy);
    await faultyProxy.stop();
  },
  baseURL: async ({ faultyProxy }, use) => {
    await use(faultyProxy.url);
  },
  // Files fail here on purpose, which pages report to the console.
  watched: async ({}, use) => {
    await use({ complaints: [] });
  },
});
