import { expect, test } from '@playwright/test';
import { freePort } from '../../tools/port.mjs';
import { serverFile } from '../../tools/server-file.mjs';
import { startNode, startServer, untilReady } from '../../tools/serve.mjs';

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
    const answers = Array.from({ length: 20 }, () =>
      fetch(`${server.url}/api/menu-items/beginner`).then(({ status }) => status),
    );
    await Promise.race(answers);
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
    const statuses = (await Promise.allSettled(answers)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
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
  const port = await freePort();
  const env = { PORT: String(port), DATABASE_URL: test.info().outputPath('data.sqlite') };
  const program = startNode(['tools/start.mjs'], env);
  await untilReady(`http://127.0.0.1:${port}`, program);
  const { checkoutScript } = await (await fetch(`http://127.0.0.1:${port}/api/payments/availability`)).json();
  const sandbox = new URL(checkoutScript).origin;

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
