// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '..');

const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv | undefined} [env] added to this process's environment
 * @property {boolean} [isQuiet] collect the output instead of showing it
 * @property {string} [cwd]
 * @property {(child: import('node:child_process').ChildProcess) => void} [onStart]
 * @property {(message: any) => void} [onMessage] receives what a Node program sends with `process.send`
 */

/**
 * @typedef {object} Finished
 * @property {number} status exit code; 1 if a signal ended the command, 127 if it could not start
 * @property {string} output what it wrote, if quiet
 */

/**
 * Runs a command. Never rejects.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, { env = {}, isQuiet = false, cwd = root, onStart, onMessage } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe', ...(onMessage ? [/** @type {const} */ ('ipc')] : [])] : 'inherit',
    });
    if (onMessage) child.on('message', onMessage);
    onStart?.(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const stop = () => {
      child.kill('SIGTERM');
      // After the handlers of the other running commands.
      setImmediate(() => process.exit(1));
    };
    for (const signal of stopSignals) process.on(signal, stop);
    /** @param {number} status */
    const finish = (status) => {
      for (const signal of stopSignals) process.off(signal, stop);
      resolve({ status, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/**
 * Returns the path of a tool installed in node_modules.
 * @param {string} name
 */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);
