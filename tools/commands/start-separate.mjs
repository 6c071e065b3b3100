// @ts-check
import '../node-version.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { install } from '../install.mjs';
import { isTaken } from '../port.mjs';
import { root, run } from '../run.mjs';
import { serverFile } from '../server-file.mjs';
import { stopWithNpm } from '../stopWithNpm.mjs';
import { startTestPayments } from '../test-payments.mjs';

const host = '127.0.0.1';

/** @param {readonly number[]} ports */
async function checkPorts(ports) {
  for (const port of ports) {
    if (await isTaken(port, host)) {
      throw new Error(
        `Port ${port} on ${host} is in use. Stop the other program, or choose other ports: PORT=4000 npm run start:separate uses 4000 to 4003.`,
      );
    }
  }
}

/**
 * Deploys each remote's build and serves it on its own origin.
 * @param {string} to folder for the deployed remotes
 * @param {number} firstPort
 */
async function serveRemotes(to, firstPort) {
  const { deploy } = await import('../deploy/deployRemote.mjs');
  const { remoteFolders, urlVariable } = await import('../deploy/remoteNames.mjs');
  const { serveRemote } = await import('../separate/serveRemote.mjs');
  const shell = path.join(root, 'shell/dist');
  for (const [index, remote] of remoteFolders.entries()) {
    await deploy({ remote, to, shell, from: path.join(root, remote, 'dist') });
    const { url } = await serveRemote({ folder: path.join(to, remote), port: firstPort + index, host });
    process.env[urlVariable(remote)] = url;
    console.log(`${remote}: ${url} (to deploy or roll back: npm run deploy:remote -- ${remote} --to ${to})`);
  }
}

/** `npm run start:separate`: shell and API on `PORT`, each remote on one of the next three ports. */
async function start() {
  process.chdir(root);
  const { values } = parseArgs({ options: { to: { type: 'string', default: 'data/separate' } } });
  const port = Number(process.env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_532) {
    throw new Error('PORT must be an integer from 1 to 65532, because the next three ports are used too.');
  }
  await checkPorts([port, port + 1, port + 2, port + 3]);
  await install();
  const { status } = await run(process.execPath, ['tools/build.mjs']);
  if (status !== 0) throw new Error('The build failed; see its message above.');
  await serveRemotes(values.to, port + 1);
  const { chooseDatabase } = await import('../separate/database.mjs');
  await chooseDatabase(process.env);
  process.env['HOST'] = host;
  await startTestPayments(port);
  // In this process, so that a signal stops the server itself.
  await import(pathToFileURL(serverFile()).href);
}

try {
  stopWithNpm('start:separate');
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
