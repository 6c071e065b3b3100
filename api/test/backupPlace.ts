import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ownPostgres } from './postgres.ts';

/** A location of a server's data, for restore drills. */
export interface PlaceToLose {
  /** Includes `DATABASE_URL`. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Deletes all data. Creates the empty database that PostgreSQL needs for a restore. */
  lose(): Promise<void>;
  /** Moves the data aside to make room for a restore. */
  makeRoom(): Promise<void>;
  /** Moves it back. */
  takeBack(): Promise<void>;
  end(): Promise<void>;
}

async function sqlitePlace(): Promise<PlaceToLose> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countertop-place-'));
  return {
    environment: { DATABASE_URL: path.join(folder, 'data', 'site.sqlite') },
    lose: () => rm(path.join(folder, 'data'), { recursive: true }),
    makeRoom: () => Promise.resolve(),
    takeBack: () => Promise.resolve(),
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Not every PostgreSQL installation includes the backup tools. */
async function lacksTools(): Promise<boolean> {
  return promisify(execFile)('pg_dump', ['--version']).then(
    () => false,
    () => true,
  );
}

/** Creates a PostgreSQL database or a SQLite file for the test. */
export async function placeToLose(): Promise<PlaceToLose> {
  const postgres = await ownPostgres();
  if (postgres === null) return sqlitePlace();
  if (await lacksTools()) {
    console.warn('SKIPPED: there is no pg_dump on this machine, so the drill runs on SQLite once more.');
    await postgres.remove();
    return sqlitePlace();
  }
  const aside = `${postgres.name}_aside`;
  return {
    environment: { ...process.env, DATABASE_URL: postgres.url },
    lose: () => postgres.administer(['drop database ??', postgres.name], ['create database ??', postgres.name]),
    makeRoom: () =>
      postgres.administer(
        ['alter database ?? rename to ??', postgres.name, aside],
        ['create database ??', postgres.name],
      ),
    takeBack: () =>
      postgres.administer(
        ['drop database ??', postgres.name],
        ['alter database ?? rename to ??', aside, postgres.name],
      ),
    end: postgres.remove,
  };
}
