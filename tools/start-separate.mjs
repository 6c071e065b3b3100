// @ts-check
import './node-version.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { followNpm } from './followNpm.mjs';
import { install } from './install.mjs';
import { isTaken } from './port.mjs';
import { root, run } from './run.mjs';
import { serverFile } from './server-file.mjs';
import { startTestPayments } from './test-payments.mjs';

const host = '127.0.0.1';

/** @param {readonly number[]} ports */
async function checkPorts(ports) {
  for (const port of ports) {
    if (await isTaken(port, host)) {
      throw new Error(
        `Port ${port} is taken on ${host}. Stop the other program, or choose other ports: PORT=4000 npm run start:separate takes 4000 to 4003.`,
      );
    }
  }
}

/**
 * Deploys each remote as it was built, and serves it on an origin of its own.
 * @param {string} to folder of the deployed remotes
 * @param {number} firstPort
 */
async function serveRemotes(to, firstPort) {
  const { deploy } = await import('./deploy/deployRemote.mjs');
  const { remoteFolders, urlVariable } = await import('./deploy/remoteNames.mjs');
  const { serveRemote } = await import('./separate/serveRemote.mjs');
  const shell = path.join(root, 'shell/dist');
  for (const [index, remote] of remoteFolders.entries()) {
    await deploy({ remote, to, shell, from: path.join(root, remote, 'dist') });
    const { url } = await serveRemote({ folder: path.join(to, remote), port: firstPort + index, host });
    process.env[urlVariable(remote)] = url;
    console.log(`${remote} is served at ${url}, to roll out and back: npm run deploy:remote -- ${remote} --to ${to}`);
  }
}

/** `npm run start:separate`: shell and API on `PORT`, each remote on its own origin on the three ports after it. */
async function start() {
  process.chdir(root);
  const { values } = parseArgs({ options: { to: { type: 'string', default: 'data/separate' } } });
  const port = Number(process.env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_532) {
    throw new Error('PORT must be a whole number from 1 to 65532, since the three after it are used too.');
  }
  await checkPorts([port, port + 1, port + 2, port + 3]);
  await install();
  const { status } = await run(process.execPath, ['tools/build.mjs']);
  if (status !== 0) throw new Error('The build failed. Its own message stands above.');
  await serveRemotes(values.to, port + 1);
  const { chooseDatabase } = await import('./separate/database.mjs');
  await chooseDatabase(process.env);
  process.env['HOST'] = host;
  await startTestPayments(port);
  // In this very process, so that a signal reaches the server itself and nothing is left behind.
  await import(pathToFileURL(serverFile()).href);
}

try {
  followNpm('start:separate');
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
