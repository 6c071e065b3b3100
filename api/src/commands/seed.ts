import pino from 'pino';
import { createDemoAccounts, mayHaveDemoAccounts } from '../demo/demoAccounts.ts';
import { readEnvironment, type Variables } from '../platform/config/env.ts';
import { StartError } from '../platform/config/startError.ts';
import { openDatabase } from '../platform/db/db.ts';

export const seedHelp = `Usage: npx countertop seed

Creates the demo accounts with their children, classes and games, as npm start does.
Those that exist are kept. Not in production, nor where other machines can reach the server.`;

/** Creates the missing demo accounts. Returns the result to print. Throws `StartError` for wrong input or settings. */
export async function seed(args: readonly string[], environment: Variables, root = process.cwd()): Promise<string> {
  if (args.length > 0) throw new StartError(seedHelp);
  const env = readEnvironment(environment, root);
  if (!mayHaveDemoAccounts(env)) {
    throw new StartError(
      'Everybody knows the passwords of demo accounts: they are for a server with local accounts that only this machine can reach.',
    );
  }
  const database = await openDatabase(env.database, pino({ level: 'silent' }));
  try {
    const accounts = await createDemoAccounts(database, Date.now());
    return accounts
      .map(({ email, password, description }) => `${email}, password "${password}" (${description})`)
      .join('\n');
  } finally {
    await database.destroy();
  }
}
