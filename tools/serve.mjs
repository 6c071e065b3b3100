// @ts-check
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './port.mjs';
import { root } from './run.mjs';
import { nodeFlags, serverFile } from './server-file.mjs';

/**
 * A running program, its output so far, and its exit code or the signal that ended it.
 * @typedef {object} Program
 * @property {import('node:child_process').ChildProcess} child
 * @property {() => string} output
 * @property {Promise<number | NodeJS.Signals>} ended
 */

/**
 * The product on a free port with a new SQLite file. `stop` sends SIGTERM, waits for the exit and removes the data.
 * @typedef {object} Server
 * @property {string} url
 * @property {number} port
 * @property {string} database
 * @property {Program} program
 * @property {() => Promise<void>} stop
 */

/**
 * Starts Node in the repository's root or another folder.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env added to this process's environment
 * @param {string} [folder]
 */
export const startNode = (args, env, folder) => startProgram(process.execPath, args, env, folder);

/**
 * Starts a program in the repository's root or another folder.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env added to this process's environment
 * @param {string} [folder]
 * @returns {Program}
 */
export function startProgram(command, args, env, folder = root) {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...env } });
  // An interrupted test must not leave its server behind.
  const killOnExit = () => child.kill('SIGKILL');
  process.once('exit', killOnExit);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  /** @type {Promise<number | NodeJS.Signals>} */
  const ended = new Promise((resolve) => {
    child.on('close', (code, signal) => {
      process.off('exit', killOnExit);
      resolve(code ?? signal ?? 1);
    });
  });
  return { child, output: () => output, ended };
}

// All of a test's browsers share one IP address.
const fixed = { HOST: '127.0.0.1', LOG_LEVEL: 'warn', ANALYTICS_BUDGET: 'off' };

/**
 * Starts the built product and waits until it is ready. Its database is a copy of the file in TEST_DATABASE, if set: migrating and
 * creating the demo accounts takes a third of the start.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [checkout] repository whose build is started, by default this one
 * @returns {Promise<Server>}
 */
export async function startServer(env = {}, checkout = root) {
  const folder = mkdtempSync(path.join(tmpdir(), 'countertop-data-'));
  const database = path.join(folder, 'countertop.sqlite');
  const template = process.env['TEST_DATABASE'];
  if (template !== undefined) copyFileSync(template, database);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { ...fixed, PORT: String(port), DATABASE_URL: database };
  const program = startNode([...nodeFlags, serverFile(checkout)], { ...own, ...env }, checkout);
  const server = { url, port, database, program, stop: async () => {} };
  server.stop = async () => {
    server.program.child.kill('SIGTERM');
    await server.program.ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await untilReady(url, program);
  return server;
}

/**
 * Starts a server again that has exited, with the same port and database.
 * @param {Server} server
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [checkout] repository whose build is started, by default this one
 */
export async function restartServer(server, env = {}, checkout = root) {
  const { url, port, database } = server;
  const own = { ...fixed, PORT: String(port), DATABASE_URL: database };
  server.program = startNode([...nodeFlags, serverFile(checkout)], { ...own, ...env }, checkout);
  await untilReady(url, server.program);
}

/**
 * Waits until the server is ready. Throws with its output if it exits first or takes longer than two minutes.
 * @param {string} url
 * @param {Program} program
 * @param {string} [probe] `/healthz` for a server without a database
 */
export async function untilReady(url, program, probe = '/readyz') {
  const deadline = Date.now() + 120_000;
  const { child } = program;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}${probe}`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not become ready. Its output:\n${program.output()}`);
}
