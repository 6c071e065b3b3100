import { expect, test } from '@playwright/test';
import { freePort, isTaken } from '../../tools/port.mjs';
import { serverFile } from '../../tools/server-file.mjs';
import { startNode, startServer, untilReady } from '../../tools/serve.mjs';

test('SIGTERM lets a request in flight finish', async () => {
  const server = await startServer();
  const answers = Array.from({ length: 20 }, () =>
    fetch(`${server.url}/api/menu-items/beginner`).then((answer) => answer.status),
  );
  await Promise.race(answers);

  server.program.child.kill('SIGTERM');

  const outcomes = await Promise.allSettled(answers);
  // Connections that were not accepted yet may be refused; accepted requests are answered in full.
  const statuses = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(statuses.length).toBeGreaterThan(0);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await server.program.ended).toBe(0);
  await server.stop();
});

/** Returns the address of a server's payments sandbox, and checks that it runs in test mode. */
async function sandboxOf(port: number): Promise<URL> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/payments/availability`);
  const { mode, checkoutScript } = await answer.json();
  expect(mode).toBe('test');
  expect((await fetch(checkoutScript)).status).toBe(200);
  return new URL(checkoutScript);
}

test('npm start serves with a payments sandbox, and SIGTERM ends both', async () => {
  const port = await freePort();
  const env = { PORT: String(port), DATABASE_URL: test.info().outputPath('data.sqlite') };
  const program = startNode(['tools/start.mjs'], env);
  await untilReady(`http://127.0.0.1:${port}`, program);
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

test('the server says in one sentence that its port is taken', async () => {
  const server = await startServer();

  const second = startNode([serverFile()], {
    PORT: String(server.port),
    DATABASE_URL: test.info().outputPath('data.sqlite'),
  });

  expect(await second.ended, second.output()).toBe(1);
  expect(second.output()).toMatch(new RegExp(`^.*${server.port}.*(taken|in use).*\\s*$`, 'i'));
  await server.stop();
});
