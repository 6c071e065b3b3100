import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** What can go wrong with a file on its way to the browser. */
export type Fault = 'drops' | '404' | 'bad JavaScript' | 'throws' | 'HTML' | 'hangs' | 'slow';

/** A front door that passes everything to the real server except the files that are told to fail. */
export interface FaultyFront {
  readonly url: string;
  /** Lets every request whose path matches fail this way, until `mend`. */
  readonly breakFile: (path: RegExp, fault: Fault) => void;
  readonly mend: () => void;
  /** Paths asked for so far. */
  readonly asked: readonly string[];
  readonly stop: () => Promise<void>;
}

const slowMs = 2000;
const answers = {
  '404': [404, 'text/plain', 'not found'],
  'bad JavaScript': [200, 'text/javascript', 'this is (not JavaScript'],
  throws: [200, 'text/javascript', 'throw new Error("planted")'],
  HTML: [200, 'text/html', '<!doctype html><title>Sign in to the Wi-Fi</title>'],
} as const;

/** Starts a front on a free port before the server at `target`. */
export async function startFaultyFront(target: string): Promise<FaultyFront> {
  let broken: { readonly path: RegExp; readonly fault: Fault } | undefined;
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', target);
    asked.push(pathname);
    const fault = broken?.path.test(pathname) === true ? broken.fault : undefined;
    if (fault === 'hangs') return;
    if (fault === 'drops') {
      incoming.socket.destroy();
      return;
    }
    if (fault === 'slow') {
      setTimeout(() => {
        pass(target, incoming, outgoing);
      }, slowMs);
    } else if (fault === undefined) {
      pass(target, incoming, outgoing);
    } else {
      const [status, type, body] = answers[fault];
      outgoing.writeHead(status, { 'content-type': type }).end(body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The front has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    breakFile: (path, fault) => (broken = { path, fault }),
    mend: () => (broken = undefined),
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const onward = request(
    new URL(incoming.url ?? '/', target),
    { method: incoming.method, headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
