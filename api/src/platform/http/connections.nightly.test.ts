import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

/** Shorter than in production, so that tests can wait for them. */
const limits = { headersMs: 400, requestMs: 800, idleMs: 500, silentMs: 1000, checkMs: 100, maxConnections: 40 };

let server: TestServer;
let sockets: Socket[] = [];
beforeEach(async () => {
  server = await startTestServer({ connections: limits });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server.end();
});

/** Opens a raw connection that records what it receives and when it is closed. */
async function open(): Promise<{ socket: Socket; received: () => string; ended: Promise<void> }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  sockets.push(socket);
  let received = '';
  socket.setEncoding('utf8').on('data', (part: string) => (received += part));
  socket.on('error', () => {});
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, received: () => received, ended };
}

/** Sends one byte at a time until the connection is closed. */
async function drip(socket: Socket, text: () => string): Promise<void> {
  while (!socket.destroyed && socket.writable) {
    socket.write(text());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function expectServed(): Promise<void> {
  const answer = await fetch(`${server.url}/api/menu-items/beginner`, { signal: AbortSignal.timeout(2000) });
  expect(answer.status).toBe(200);
  await answer.text();
}

it('disconnects fifteen clients that trickle their headers, and keeps serving everybody else', async () => {
  const slow = await Promise.all(Array.from({ length: 15 }, open));
  const dripping = slow.map(({ socket }, index) => {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    return drip(socket, () => `X-${index}: a\r\n`);
  });

  await expectServed();
  await Promise.all([...slow.map(({ ended }) => ended), ...dripping]);

  expect(slow.map(({ received }) => received().slice(0, 12))).toEqual(slow.map(() => 'HTTP/1.1 408'));
});

it('disconnects clients that trickle their body', async () => {
  const slow = await Promise.all(Array.from({ length: 15 }, open));
  for (const { socket } of slow) {
    socket.write(
      'POST /api/analytics/event HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
    );
  }
  const dripping = slow.map(({ socket }) => drip(socket, () => ' '));

  await expectServed();
  await Promise.all([...slow.map(({ ended }) => ended), ...dripping]);

  expect(slow.filter(({ received }) => received().startsWith('HTTP/1.1 2'))).toEqual([]);
});

it('closes silent connections and incomplete requests', async () => {
  const silent = await Promise.all(Array.from({ length: 5 }, open));
  const halfOpen = await Promise.all(Array.from({ length: 5 }, open));
  for (const { socket } of halfOpen) socket.write('GET /readyz HTTP/1.1\r\nHo');

  await expectServed();

  await Promise.all([...silent, ...halfOpen].map(({ ended }) => ended));
});

it('closes an idle keep-alive connection', async () => {
  const { socket, received, ended } = await open();
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');

  await ended;

  expect(received()).toContain('200 OK');
});

it('rejects headers above 16 kB with 431, one long or many', async () => {
  const huge = [
    `X-A: ${'a'.repeat(17_000)}\r\n`,
    Array.from({ length: 1500 }, (_, index) => `X-${index}: abcdef\r\n`).join(''),
  ];
  for (const headers of huge) {
    const { socket, received, ended } = await open();
    socket.write(`GET /healthz HTTP/1.1\r\nHost: a\r\n${headers}\r\n`);
    await ended;

    expect(received()).toMatch(/^HTTP\/1\.1 431 /);
  }
  await expectServed();
});

it('rejects connections above the limit, and accepts new ones once the others are closed', async () => {
  const held = await Promise.all(Array.from({ length: limits.maxConnections }, open));
  const beyond = await Promise.all(Array.from({ length: 20 }, open));

  await Promise.all(beyond.map(({ ended }) => ended));
  expect(beyond.map(({ received }) => received()).join('')).toBe('');
  await Promise.all(held.map(({ ended }) => ended));
  await expectServed();
});

it('stops within two seconds while clients are slow', async () => {
  const slow = await Promise.all(Array.from({ length: 10 }, open));
  for (const { socket } of slow) socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  const startedMs = performance.now();

  await server.close();

  expect(performance.now() - startedMs).toBeLessThan(2000);
  await Promise.all(slow.map(({ ended }) => ended));
  server = await startTestServer();
});
