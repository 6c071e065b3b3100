import { expect, test } from '@playwright/test';
import { freePort, isTaken } from '../../../tools/port.mjs';
import { serverFile } from '../../../tools/server-file.mjs';
import { startNode, startProgram, startServer, untilReady } from '../../../tools/serve.mjs';

/** Sends 20 requests and returns, once the first has its response, a function that returns the statuses of all responses. */
async function startRequests(url: string): Promise<() => Promise<ReadonlySet<number>>> {
  const statuses = Array.from({ length: 20 }, () =>
    fetch(`${url}/api/menu-items/beginner`).then(({ status }) => status),
  );
  await Promise.race(statuses);
  // Connections that were not accepted yet may be refused; accepted requests are answered in full.
  return async () =>
    new Set((await Promise.allSettled(statuses)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}

test('SIGTERM lets a request in flight finish', async () => {
  const server = await startServer();
  const answered = await startRequests(server.url);

  server.program.child.kill('SIGTERM');

  expect(await answered()).toEqual(new Set([200]));
  expect(await server.program.ended).toBe(0);
  await server.stop();
});

/** Starts the server with its payments sandbox on a free port. */
async function startProduct(command: string, ...args: readonly string[]) {
  const port = await freePort();
  const program = startProgram(command, args, {
    PORT: String(port),
    DATABASE_URL: test.info().outputPath('data.sqlite'),
  });
  await untilReady(`http://127.0.0.1:${port}`, program);
  return { port, program };
}

/** Returns the address of a server's payments sandbox, and checks that it runs in test mode. */
async function sandboxOf(port: number): Promise<URL> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/payments/availability`);
  const { mode, checkoutScript } = await answer.json();
  expect(mode).toBe('test');
  expect((await fetch(checkoutScript)).status).toBe(200);
  return new URL(checkoutScript);
}

test('npm start serves with a payments sandbox, and SIGTERM ends both', async () => {
  const { port, program } = await startProduct(process.execPath, 'tools/commands/start.mjs');
  const sandbox = await sandboxOf(port);
  const { openPlans } = await (await fetch(`http://127.0.0.1:${port}/api/payments/availability`)).json();
  expect(openPlans, 'the Family Plan can be tried').toEqual(['family']);

  program.child.kill('SIGTERM');
  await program.ended;

  expect(await isTaken(port, '127.0.0.1'), program.output()).toBe(false);
  expect(await isTaken(Number(sandbox.port), '127.0.0.1'), 'the sandbox ends with the server').toBe(false);
  expect(program.output()).toContain(`Payments: test mode, no money moves. Razorpay sandbox: ${sandbox.origin}`);
  expect(program.output()).toContain(`http://localhost:${port}`);
  expect(program.output()).toContain('data.sqlite');
});

const stopLimitMs = 2000;

/** Lets visitors send events until the server is gone, and returns the statuses of the responses. */
async function sendUntilGone(url: string, visitors: number, onResponse: () => void): Promise<ReadonlySet<number>> {
  const statuses = new Set<number>();
  const visit = async (_: unknown, index: number) => {
    for (;;) {
      const event = { sessionId: `visitor-${index}`, eventType: 'page_view', eventData: null };
      const sent = fetch(`${url}/api/analytics/event`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(event),
      });
      const status = await sent.then((answer) => answer.text().then(() => answer.status)).catch(() => null);
      if (status === null) return;
      statuses.add(status);
      onResponse();
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return statuses;
}

test('SIGTERM stops the server under load within two seconds, ten times in a row, without leftovers', async () => {
  for (let run = 1; run <= 10; run += 1) {
    const server = await startServer();
    let responses = 0;
    const sending = sendUntilGone(server.url, 32, () => (responses += 1));
    await expect.poll(() => responses).toBeGreaterThan(100);
    const start = Date.now();

    server.program.child.kill('SIGTERM');

    expect(await server.program.ended, server.program.output()).toBe(0);
    expect(Date.now() - start).toBeLessThan(stopLimitMs);
    expect(await isTaken(server.port, '127.0.0.1')).toBe(false);
    // Some may have been rejected under overload.
    for (const status of await sending) expect([200, 503]).toContain(status);
    await server.stop();
  }
});

/** Whether the port becomes free within the time limit for stopping. */
async function isFreeInTime(port: number): Promise<boolean> {
  const deadline = Date.now() + stopLimitMs;
  let taken = true;
  while (taken && Date.now() < deadline) taken = await isTaken(port, '127.0.0.1');
  return !taken;
}

test('SIGTERM to npm ends the server that npm start has started', async () => {
  const { port, program } = await startProduct('npm', 'start');

  program.child.kill('SIGTERM');

  expect(await isFreeInTime(port), program.output()).toBe(true);
  await program.ended;
});

/** Expects one line and no stack. */
function expectOneSentence(output: string, about: RegExp) {
  const lines = output.trim().split('\n');
  expect(lines, output).toHaveLength(1);
  expect(lines[0]).toMatch(about);
  expect(output).not.toMatch(/^\s+at /m);
}

for (const [command, file] of [
  ['npm start', () => 'tools/commands/start.mjs'],
  ['the server', serverFile],
] as const) {
  test(`${command} says in one sentence that its port is taken`, async () => {
    const server = await startServer();

    const second = startNode([file()], {
      PORT: String(server.port),
      DATABASE_URL: test.info().outputPath('data.sqlite'),
    });

    expect(await second.ended, second.output()).toBe(1);
    expectOneSentence(second.output(), new RegExp(`${server.port}.*(taken|in use)`, 'i'));
    await server.stop();
  });
}

const badEnvironments = {
  'a data folder that cannot be written': [{ DATABASE_URL: '/dev/null/countertop.sqlite' }, /\/dev\/null/],
  'a DATABASE_URL of an unknown kind': [{ DATABASE_URL: 'mysql://127.0.0.1/countertop' }, /DATABASE_URL/],
  'an unreachable PostgreSQL': [{ DATABASE_URL: 'postgres://127.0.0.1:9/countertop' }, /database|PostgreSQL/i],
  'an invalid PORT': [{ PORT: 'seven' }, /PORT/],
} as const;

for (const [name, [env, about]] of Object.entries(badEnvironments)) {
  test(`the server says in one sentence what is wrong with ${name}`, async () => {
    const port = await freePort();

    const program = startNode([serverFile()], { PORT: String(port), ...env });

    expect(await program.ended, program.output()).toBe(1);
    expectOneSentence(program.output(), about);
  });
}

const secret = 'Timmy of 5 Elm Street';

/** Returns an environment in which a signal causes an uncaught error in the unmodified server. */
const failOnSignal = (failure: string) => ({
  LOG_LEVEL: 'info',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${failure} })`)}`,
});

for (const [kind, failure] of [
  ['error', `throw Object.assign(new Error('${secret}'), { detail: '${secret}' })`],
  ['rejection', `void Promise.reject(new Error('${secret}'))`],
] as const) {
  test(`an uncaught ${kind} ends the server with code 1 after requests in flight, and logs one line without personal data`, async () => {
    const server = await startServer(failOnSignal(failure));
    const answered = await startRequests(server.url);
    const startedMs = Date.now();

    server.program.child.kill('SIGUSR2');

    expect(await server.program.ended, server.program.output()).toBe(1);
    expect(Date.now() - startedMs).toBeLessThan(5000);
    const fatal = server.program
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') && JSON.parse(line).level === 60);
    expect(fatal).toHaveLength(1);
    expect(fatal[0]).toContain('"stack"');
    expect(server.program.output()).not.toContain(secret);
    expect(await answered()).toEqual(new Set([200]));
    await server.stop();
  });
}

test('a second server on the same file exits with one sentence, and kill -9 of the first leaves no lock', async () => {
  const first = await startServer();
  const port = await freePort();
  const env = { PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: first.database, LOG_LEVEL: 'warn' };

  const second = startNode([serverFile()], env);
  expect(await second.ended, second.output()).toBe(1);
  expect(second.output().trim().split('\n')).toEqual([
    expect.stringMatching(/^Another server uses the data file .+\.$/),
  ]);
  first.program.child.kill('SIGKILL');
  await first.program.ended;
  const third = startNode([serverFile()], env);
  await untilReady(`http://127.0.0.1:${port}`, third);

  third.child.kill('SIGTERM');
  expect(await third.ended, third.output()).toBe(0);
  await first.stop();
});

test('npm start survives anything sent to its payments sandbox', async () => {
  const { port, program } = await startProduct(process.execPath, 'tools/commands/start.mjs');
  const sandbox = (await sandboxOf(port)).origin;

  const statuses = [
    (await fetch(`${sandbox}//`)).status,
    (await fetch(`${sandbox}/sandbox/replay`, { method: 'POST', body: '{"event_id":"nope"}' })).status,
    (await fetch(`${sandbox}/sandbox/constructor`, { method: 'POST', body: '{}' })).status,
  ];

  expect(statuses).toEqual([401, 400, 404]);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  program.child.kill('SIGTERM');
  expect(await program.ended, program.output()).toBe(0);
});
