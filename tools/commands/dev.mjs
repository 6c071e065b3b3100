// @ts-check
import '../node-version.mjs';
import '../environment.mjs';
import { spawn } from 'node:child_process';
import { unwatchFile, watchFile } from 'node:fs';
import { install } from '../install.mjs';
import { isTaken } from '../port.mjs';
import { bin, root, run } from '../run.mjs';
import { serverFile } from '../server-file.mjs';
import { startTestPayments } from '../test-payments.mjs';

const port = Number(process.env['PORT'] ?? 3000);
const apiPort = Number(process.env['API_PORT'] ?? 3001);

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/** The watched server file. */
let watched = '';

/** Stops all child processes. */
function stopAll() {
  if (watched) unwatchFile(watched);
  for (const child of children) child.kill('SIGTERM');
}

/**
 * Starts a child process. If it exits on its own, all others are stopped.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function keep(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  children.add(child);
  child.on('exit', () => {
    children.delete(child);
    if (child.signalCode === null) stopAll();
  });
  return child;
}

/** Builds and starts the server, and restarts it when its built file changes. */
async function keepApi() {
  const config = ['-c', 'api/rspack.config.mjs'];
  const built = await run(bin('rspack'), ['build', ...config], { isQuiet: true });
  if (built.status !== 0) throw new Error(`The server could not be built:\n${built.output}`);
  keep(bin('rspack'), ['build', '--watch', ...config], {});
  const file = serverFile();
  const env = { PORT: String(apiPort), SITE_DIR: 'none', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' };
  let api = keep(process.execPath, [file], env);
  watched = file;
  watchFile(file, { interval: 300 }, () => {
    const old = api;
    const restart = () => (api = keep(process.execPath, [file], env));
    if (old.exitCode === null && old.signalCode === null) {
      old.removeAllListeners('exit');
      old.once('exit', restart);
      old.kill('SIGTERM');
    } else restart();
  });
}

// `npm run dev`: the front ends with fast refresh on PORT, the API on API_PORT, and with `-- --storybook` Storybook.
try {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
  await install();
  for (const wanted of [port, apiPort]) {
    if (await isTaken(wanted, '127.0.0.1'))
      throw new Error(`Port ${wanted} is in use. Choose another: PORT=3100 npm run dev`);
  }
  await startTestPayments(apiPort);
  await keepApi();
  keep(bin('rspack'), ['serve', '-c', 'shell/rspack.dev.config.mjs'], {
    PORT: String(port),
    API_PORT: String(apiPort),
  });
  if (process.argv.includes('--storybook')) {
    keep(bin('storybook'), ['dev', '--port', '6006', '--host', '127.0.0.1', '--no-open']);
  }
  console.log(`Pages with fast refresh: http://localhost:${port} · API: http://localhost:${apiPort}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  stopAll();
  process.exitCode = 1;
}
