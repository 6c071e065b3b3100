import type { Role } from '@countertop/contract/user';
import type { Knex } from 'knex';
import pino from 'pino';
import { dropSecondFactor } from '../resources/accounts/second-factor/SecondFactors.ts';
import { AccountModel, type UserRow } from '../resources/accounts/Account.model.ts';
import { SessionModel } from '../resources/accounts/Session.model.ts';
import { userByEmail } from '../resources/accounts/users.ts';
import { openDatabase } from '../platform/db/db.ts';
import { readEnvironment, type Variables } from '../platform/config/env.ts';
import { StartError } from '../platform/config/startError.ts';

/** Changes an account and returns the result to print. */
type Change = (database: Knex, user: UserRow) => Promise<string>;

const setRole =
  (role: Role): Change =>
  async (database, { id, email }) => {
    await AccountModel.query(database).findById(id).patch({ role });
    return role === 'admin' ? `${email} is an administrator now.` : `${email} is no longer an administrator.`;
  };

const resetSecondFactor: Change = async (database, { id, email }) => {
  const isDropped = await database.transaction((trx) => dropSecondFactor(trx, id));
  return isDropped ? `${email} now signs in with the password alone.` : `${email} has no second factor.`;
};

const endSessions: Change = async (database, { id, email }) => {
  await SessionModel.query(database).where({ user_id: id }).delete();
  return `${email} is signed out everywhere.`;
};

const changes = new Map<string, Change>([
  ['grant', setRole('admin')],
  ['revoke', setRole('user')],
  ['reset-second-factor', resetSecondFactor],
  ['end-sessions', endSessions],
]);

async function endEverySession(database: Knex): Promise<string> {
  const ended = await SessionModel.query(database).delete();
  return `Everyone is signed out: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`;
}

async function applyChange(database: Knex, change: Change, email: string): Promise<string> {
  const user = await userByEmail(database, email);
  if (user?.confirmed_at == null) {
    throw new StartError(`There is no confirmed account for ${email}. Create one on the page /sign-in first.`);
  }
  return change(database, user);
}

/**
 * `npm run admin -- COMMAND EMAIL`: `grant` and `revoke` change the administrator role, `reset-second-factor` helps a user who
 * has lost the app and the recovery codes, and `end-sessions` signs out an account, or `everyone`. Returns the result to print.
 * Throws `StartError` for wrong input. The server may be running; on SQLite it applies changes within 5 seconds.
 */
export async function admin(args: readonly string[], environment: Variables, root = process.cwd()): Promise<string> {
  const [command = '', email, ...rest] = args;
  const change = changes.get(command);
  if (change === undefined || email === undefined || rest.length > 0) {
    throw new StartError(
      'Usage: npm run admin -- grant you@example.com. Other commands: revoke, reset-second-factor, end-sessions (also with everyone instead of an address).',
    );
  }
  const database = await openDatabase(readEnvironment(environment, root).database, pino({ level: 'silent' }));
  try {
    const isEveryone = command === 'end-sessions' && email === 'everyone';
    return await (isEveryone ? endEverySession(database) : applyChange(database, change, email));
  } finally {
    await database.destroy();
  }
}
