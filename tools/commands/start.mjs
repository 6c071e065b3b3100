// @ts-check
import '../node-version.mjs';
import '../environment.mjs';
import { pathToFileURL } from 'node:url';
import { install } from '../install.mjs';
import { isTaken } from '../port.mjs';
import { root, run } from '../run.mjs';
import { serverFile } from '../server-file.mjs';
import { stopWithNpm } from '../stopWithNpm.mjs';
import { areTestPaymentsWanted, startTestPayments } from '../test-payments.mjs';

/** `npm start`: installs and builds what is missing, then runs the server in this process. */
async function start() {
  process.chdir(root);
  await checkPort();
  await install();
  // In a separate process, so that the bundler does not stay in memory.
  const { status } = await run(process.execPath, ['tools/build.mjs']);
  if (status !== 0) throw new Error('The build failed; see its message above.');
  // Where no money moves, everything can be tried.
  if (areTestPaymentsWanted(process.env)) process.env['OPEN_PLANS'] ??= 'family';
  await startTestPayments(Number(process.env['PORT'] ?? 3000));
  // In this process, so that a signal stops the server itself.
  await import(pathToFileURL(serverFile()).href);
}

/** Fails fast if the port is in use, before installing and building. The server validates its settings again. */
async function checkPort() {
  const port = Number(process.env['PORT'] ?? 3000);
  const host = process.env['HOST'] ?? '127.0.0.1';
  if (!Number.isInteger(port) || port < 1 || port > 65535) return;
  if (await isTaken(port, host)) {
    throw new Error(
      `Port ${port} on ${host} is in use. Stop the other program, or choose another port: PORT=3001 npm start`,
    );
  }
}

try {
  stopWithNpm('start');
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
