// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './port.mjs';
import { root } from './run.mjs';
import { nodeFlags, serverFile } from './server-file.mjs';

/**
 * A program that was started, what it wrote so far, and how it ended: exit code, or the signal's name.
 * @typedef {object} Program
 * @property {import('node:child_process').ChildProcess} child
 * @property {() => string} output
 * @property {Promise<number | NodeJS.Signals>} ended
 */

/**
 * A whole product that serves on a port of its own from a SQLite file of its own.
 * `stop` sends SIGTERM, waits for the end and removes the data.
 * @typedef {object} Server
 * @property {string} url
 * @property {number} port
 * @property {string} database
 * @property {Program} program
 * @property {() => Promise<void>} stop
 */

/**
 * Starts Node with `args` in the repository's root, or in another folder.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env added to this process's environment
 * @param {string} [folder]
 */
export const startNode = (args, env, folder) => startProgram(process.execPath, args, env, folder);

/**
 * Starts a program in the repository's root, or in another folder.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env added to this process's environment
 * @param {string} [folder]
 * @returns {Program}
 */
export function startProgram(command, args, env, folder = root) {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...env } });
  // A test that is cut off must not leave its server behind.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  /** @type {Promise<number | NodeJS.Signals>} */
  const ended = new Promise((resolve) => {
    child.on('close', (code, signal) => {
      process.off('exit', endWithUs);
      resolve(code ?? signal ?? 1);
    });
  });
  return { child, output: () => output, ended };
}

/**
 * Starts the built product and waits until it is ready.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [checkout] the repository whose build is started; this one when left out
 * @returns {Promise<Server>}
 */
export async function startServer(env = {}, checkout = root) {
  const folder = mkdtempSync(path.join(tmpdir(), 'countertop-data-'));
  const database = path.join(folder, 'countertop.sqlite');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // All browsers of a test share one address.
  const fixed = { HOST: '127.0.0.1', LOG_LEVEL: 'warn', ANALYTICS_BUDGET: 'off' };
  const own = { ...fixed, PORT: String(port), DATABASE_URL: database };
  const program = startNode([...nodeFlags, serverFile(checkout)], { ...own, ...env }, checkout);
  const stop = async () => {
    program.child.kill('SIGTERM');
    await program.ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await untilReady(url, program);
  return { url, port, database, program, stop };
}

/**
 * Waits until the server says it is ready; throws with its output when it ends first or needs more than 20 s.
 * @param {string} url
 * @param {Program} program
 * @param {string} [probe] `/healthz` for one that has no database
 */
export async function untilReady(url, program, probe = '/readyz') {
  const deadline = Date.now() + 20_000;
  while (program.child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}${probe}`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  program.child.kill('SIGKILL');
  throw new Error(`The server did not become ready. It wrote:\n${program.output()}`);
}
