import type { Variables } from '../platform/config/env.ts';
import { StartError } from '../platform/config/startError.ts';
import { admin, adminHelp } from './admin.ts';
import { announce, announceHelp } from './announce.ts';
import { backup, backupHelp } from './backup/backup.ts';
import { restore, restoreHelp } from './backup/restore.ts';
import { migrate, migrateHelp } from './migrate.ts';
import { migrateData, migrateDataHelp } from './migrateData.ts';
import { recount, recountHelp } from './recount.ts';
import { refund, refundHelp } from './refund.ts';
import { seed, seedHelp } from './seed.ts';

interface Command {
  /** Returns the result to print. Throws `StartError` for wrong input. */
  readonly run: (args: readonly string[], environment: Variables) => Promise<string>;
  /** Begins with the usage; the third line says what the command does. */
  readonly help: string;
}

const commands = new Map<string, Command>([
  ['admin', { run: admin, help: adminHelp }],
  ['refund', { run: refund, help: refundHelp }],
  ['announce', { run: announce, help: announceHelp }],
  ['backup', { run: backup, help: backupHelp }],
  ['restore', { run: restore, help: restoreHelp }],
  ['migrate', { run: migrate, help: migrateHelp }],
  ['migrate-data', { run: migrateData, help: migrateDataHelp }],
  ['recount', { run: recount, help: recountHelp }],
  ['seed', { run: seed, help: seedHelp }],
]);

const isHelp = (argument: string) => argument === '--help' || argument === '-h';

const help = `Usage: npx countertop COMMAND

${[...commands].map(([name, command]) => `  ${name.padEnd(14)}${command.help.split('\n')[2] ?? ''}`).join('\n')}

npx countertop COMMAND --help says more. Settings are those of the server: environment variables, or .env.`;

/** Runs the command that the first argument names, and returns the result to print. Throws `StartError` for wrong input. */
export async function countertop(args: readonly string[], environment: Variables): Promise<string> {
  const [name = '--help', ...rest] = args;
  if (isHelp(name)) return help;
  const command = commands.get(name);
  if (command === undefined) throw new StartError(`There is no command ${name}.\n\n${help}`);
  return rest.some(isHelp) ? command.help : command.run(rest, environment);
}
