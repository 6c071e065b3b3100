// @ts-check
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** So long a program that is ended may clear up. */
const patienceMs = 10_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/** Passes Ctrl+C and SIGTERM on to the running children, so that a stopped command leaves nothing behind. */
function stopAll() {
  for (const child of children) child.kill('SIGTERM');
  process.exit(1);
}

/** @param {import('node:child_process').ChildProcess} child */
function watch(child) {
  if (children.size === 0) for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll);
  children.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function unwatch(child) {
  children.delete(child);
  // What runs afterwards in this process, the server for one, stops in its own way.
  if (children.size === 0) for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stopAll);
}

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {boolean} [isQuiet] collect the output instead of showing it
 * @property {string} [cwd]
 * @property {number} [silentLimitMs] when quiet: what writes nothing for so long is ended
 */

/**
 * @typedef {object} Finished
 * @property {number} status exit code; a signal counts as 1
 * @property {string} output what was written, when quiet
 * @property {number} seconds how long it took
 * @property {boolean} isHung it wrote nothing for too long, and was ended
 */

/**
 * Runs a command to its end. Never throws: a command that cannot start has status 127.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, { env = {}, isQuiet = false, cwd = root, silentLimitMs } = {}) {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    watch(child);
    let output = '';
    let isHung = false;
    const silence =
      silentLimitMs &&
      setTimeout(() => {
        isHung = true;
        output += `\nIt wrote nothing for ${silentLimitMs / 1000} s, and was ended.\n`;
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), patienceMs).unref();
      }, silentLimitMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (silence) silence.refresh();
      });
    }
    /** @param {number} status */
    const finish = (status) => {
      if (silence) clearTimeout(silence);
      unwatch(child);
      resolve({ status, output, seconds: (performance.now() - start) / 1000, isHung });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code) => {
      finish(code ?? 1);
    });
    // A browser that it leaves behind may hold its output open.
    child.on('exit', (code) => {
      if (isHung) finish(code ?? 1);
    });
  });
}

/**
 * The path of a tool installed in node_modules.
 * @param {string} name
 */
export const bin = (name) => path.join(root, 'node_modules', '.bin', name);
