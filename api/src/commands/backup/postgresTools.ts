import { spawn } from 'node:child_process';
import type { Variables } from '../../platform/config/env.ts';
import { StartError } from '../../platform/config/startError.ts';

/** A table that every backup of a site has. */
const everyBackupHas = /TABLE DATA \S+ knex_migrations /;

interface Finished {
  readonly status: number;
  readonly said: string;
  readonly failed: string;
}

/** Runs a program of PostgreSQL. The password goes by the environment: arguments can be read by everybody on the machine. */
function run(program: string, args: readonly string[], environment: Variables): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...environment, LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'pipe'] });
    let [said, failed] = ['', ''];
    child.stdout.on('data', (chunk) => (said += String(chunk)));
    child.stderr.on('data', (chunk) => (failed += String(chunk)));
    child.on('error', () =>
      reject(
        new StartError(
          `The program ${program} of PostgreSQL is not here. Install PostgreSQL's client (on Debian: apt-get install postgresql-client), or use the backups of whoever runs the database.`,
        ),
      ),
    );
    child.on('close', (status) => resolve({ status: status ?? 1, said, failed }));
  });
}

/** Runs it, and throws its own words when it fails. */
async function runWell(program: string, args: readonly string[], environment: Variables): Promise<string> {
  const { status, said, failed } = await run(program, args, environment);
  if (status === 0) return said;
  const words = failed.trim().split('\n').slice(0, 2).join(' ');
  throw new StartError(`${program} failed: ${words || `exit code ${status}`}`);
}

/** An address without its password, and the environment that holds it. */
function withoutPassword(url: string, environment: Variables): readonly [address: string, environment: Variables] {
  const address = new URL(url);
  const { password } = address;
  address.password = '';
  return [address.href, { ...environment, ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }) }];
}

/** Throws a sentence unless a file is a whole dump of a site. */
export async function checkDump(file: string, environment: Variables): Promise<void> {
  const list = await runWell('pg_restore', ['--list', file], environment);
  if (!everyBackupHas.test(list)) throw new StartError(`${file} is a dump of something else than a Countertop site.`);
  // Reads all of it, and writes it nowhere.
  await runWell('pg_restore', ['--file=/dev/null', file], environment);
}

/** Writes a dump of one view of the data while others write. */
export async function dumpPostgres(url: string, file: string, environment: Variables): Promise<void> {
  const [address, secret] = withoutPassword(url, environment);
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${address}`];
  await runWell('pg_dump', args, secret);
  await checkDump(file, environment);
}

/** Fills an empty database from a dump, all or nothing. */
export async function fillPostgres(url: string, file: string, environment: Variables): Promise<void> {
  const [address, secret] = withoutPassword(url, environment);
  const args = [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    `--dbname=${address}`,
    file,
  ];
  await runWell('pg_restore', args, secret);
}
