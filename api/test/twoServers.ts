import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import pino from 'pino';
import type { UserRow } from '../src/resources/people/Account.model.ts';
import { connect } from '../src/platform/db/db.ts';
import { bundleChild, firstLine, startChild } from './payments/child.ts';
import { ownPostgres } from './postgres.ts';
import { storeCaller, type TestCaller } from './server.ts';

/** Two server processes on one PostgreSQL database, as behind a load balancer. */
export interface TwoServers {
  readonly urls: readonly [string, string];
  /** A separate connection to their database. */
  readonly database: Knex;
  /** Signs in a user. Calls go to the first server, or to either with `at`. */
  signedIn(row?: Partial<UserRow>): Promise<TestCaller>;
  /** Recipients of all emails sent by either server. */
  receivers(): Promise<readonly string[]>;
  /** Restarts both at once, with their clocks ahead by an offset. */
  restart(offsetMs: number): Promise<void>;
  end(): Promise<void>;
}

/** Starts both at once on an empty database. */
export async function startTwo(environment: Record<string, string> = {}): Promise<TwoServers> {
  const bundle = await bundleChild('two-servers');
  const postgres = await ownPostgres();
  if (postgres === null) throw new Error('Two servers need the Vitest project postgres.');
  await postgres.administer(['drop database ??', postgres.name], ['create database ??', postgres.name]);
  const root = await mkdtemp(path.join(tmpdir(), 'countertop-two-'));
  const shared = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'the same for both servers, and long enough',
    SITE_DIR: 'none',
  };
  const database = await connect({ client: 'pg', url: postgres.url }, pino({ level: 'silent' }));
  let children: readonly ChildProcess[] = [];
  let urls: readonly [string, string] = ['', ''];

  async function startBoth(offsetMs: number): Promise<void> {
    const start = () =>
      startChild(bundle, root, ['serve', 'none', String(offsetMs)], {
        ...shared,
        TRUSTED_PROXIES: '1',
        ...environment,
      });
    const [one, other] = [start(), start()];
    children = [one, other];
    urls = await Promise.all([firstLine(one), firstLine(other)]);
  }

  async function stopBoth(): Promise<void> {
    await Promise.all(
      children.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }),
    );
  }

  async function end(): Promise<void> {
    await stopBoth();
    await database.destroy();
    await postgres?.remove();
    await rm(root, { recursive: true, force: true });
  }

  await startBoth(0).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    get urls() {
      return urls;
    },
    database,
    signedIn: (row = {}) => storeCaller(database, urls[0], Date.now, row),
    async receivers() {
      const folder = path.join(root, 'data', 'outbox');
      const names = await readdir(folder).catch(() => []);
      const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
      return mails
        .map((mail) => /^To: (.+)$/m.exec(mail)?.[1] ?? '')
        .toSorted((one, other) => one.localeCompare(other));
    },
    async restart(offsetMs) {
      await stopBoth();
      await startBoth(offsetMs);
    },
    end,
  };
}

/** Posts JSON to one of them, with additional `headers`. */
export function send(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
