// @ts-check
import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { followNpm } from './followNpm.mjs';
import { install } from './install.mjs';
import { isTaken } from './port.mjs';
import { root, run } from './run.mjs';
import { serverFile } from './server-file.mjs';
import { startTestPayments } from './test-payments.mjs';

/** `npm start`: installs and builds what is missing, then serves everything from this very process. */
async function start() {
  process.chdir(root);
  await checkPort();
  await install();
  // In a process of its own, because a bundler once loaded stays in memory.
  const { status } = await run(process.execPath, ['tools/build.mjs']);
  if (status !== 0) throw new Error('The build failed. Its own message stands above.');
  await startTestPayments(Number(process.env['PORT'] ?? 3000));
  // In this very process, so that a signal to `npm start` reaches the server itself and nothing is left behind.
  await import(pathToFileURL(serverFile()).href);
}

/** Says at once that the port is taken, before minutes of installing; the server checks its own values again. */
async function checkPort() {
  const port = Number(process.env['PORT'] ?? 3000);
  const host = process.env['HOST'] ?? '127.0.0.1';
  if (!Number.isInteger(port) || port < 1 || port > 65535) return;
  if (await isTaken(port, host)) {
    throw new Error(
      `Port ${port} is taken on ${host}. Stop the other program, or choose another port: PORT=3001 npm start`,
    );
  }
}

try {
  followNpm('start');
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
