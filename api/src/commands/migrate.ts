import pino from 'pino';
import { readEnvironment, type Variables } from '../platform/config/env.ts';
import { StartError } from '../platform/config/startError.ts';
import { openDatabase, placeOf } from '../platform/db/db.ts';

export const migrateHelp = `Usage: npx countertop migrate

Creates or updates the tables of the database, as each start of the server does.`;

/** Runs migrations. Returns the result to print. Throws `StartError` for wrong input. */
export async function migrate(args: readonly string[], environment: Variables, root = process.cwd()): Promise<string> {
  if (args.length > 0) throw new StartError(migrateHelp);
  const location = readEnvironment(environment, root).database;
  const database = await openDatabase(location, pino({ level: 'silent' }));
  await database.destroy();
  return `The tables in ${placeOf(location)} are up to date.`;
}
