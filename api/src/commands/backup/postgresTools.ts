import { spawn } from 'node:child_process';
import type { Variables } from '../../platform/config/env.ts';
import { ErasedByAgeModel } from '../../resources/erasure/ErasedAccount.model.ts';
import { StartError } from '../../platform/config/startError.ts';

/** Matches a table that every backup contains, in the output of `pg_restore --list`. */
const migrationsTable = /TABLE DATA \S+ knex_migrations /;

interface Result {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a PostgreSQL program. The password is passed in the environment, because other users of the machine can read arguments. */
function run(program: string, args: readonly string[], environment: Variables): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...environment, LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'pipe'] });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk) => (stdout += String(chunk)));
    child.stderr.on('data', (chunk) => (stderr += String(chunk)));
    child.on('error', () =>
      reject(
        new StartError(
          `${program} is not installed. Install the PostgreSQL client (on Debian: apt-get install postgresql-client), or use your database provider's backups.`,
        ),
      ),
    );
    child.on('close', (status) => resolve({ status: status ?? 1, stdout, stderr }));
  });
}

/** Runs a PostgreSQL program and returns its output. Throws `StartError` with its error message if it fails. */
async function runOrThrow(program: string, args: readonly string[], environment: Variables): Promise<string> {
  const { status, stdout, stderr } = await run(program, args, environment);
  if (status === 0) return stdout;
  const message = stderr.trim().split('\n').slice(0, 2).join(' ');
  throw new StartError(`${program} failed: ${message || `exit code ${status}`}`);
}

/** Moves the password of a database URL to the environment. */
function withoutPassword(url: string, environment: Variables): readonly [address: string, environment: Variables] {
  const address = new URL(url);
  const { password } = address;
  address.password = '';
  return [address.href, { ...environment, ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }) }];
}

/** Throws `StartError` unless a file is a complete dump of a Countertop database. */
export async function checkDump(file: string, environment: Variables): Promise<void> {
  const list = await runOrThrow('pg_restore', ['--list', file], environment);
  if (!migrationsTable.test(list)) throw new StartError(`${file} is not a dump of a Countertop database.`);
  // Reads the whole file.
  await runOrThrow('pg_restore', ['--file=/dev/null', file], environment);
}

/** Returns the IDs of what retention had erased when a dump was made. */
export async function erasedByAgeIn(file: string, environment: Variables): Promise<ReadonlySet<string>> {
  const args = ['--data-only', `--table=${ErasedByAgeModel.tableName}`, '--file=-', file];
  const rows = await runOrThrow('pg_restore', args, environment);
  return new Set([...rows.matchAll(/^([\w-]{36})\t/gm)].map(([, id = '']) => id));
}

/** Dumps a consistent snapshot of the database while the server runs. */
export async function dumpPostgres(url: string, file: string, environment: Variables): Promise<void> {
  const [address, secret] = withoutPassword(url, environment);
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${address}`];
  await runOrThrow('pg_dump', args, secret);
  await checkDump(file, environment);
}

/** Restores a dump into an empty database, in one transaction. */
export async function restoreDump(url: string, file: string, environment: Variables): Promise<void> {
  const [address, secret] = withoutPassword(url, environment);
  const args = [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    `--dbname=${address}`,
    file,
  ];
  await runOrThrow('pg_restore', args, secret);
}
