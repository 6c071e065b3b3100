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

/** What the command does to an account, and the sentence that says so. */
type Change = (database: Knex, user: UserRow) => Promise<string>;

const setRole =
  (role: Role): Change =>
  async (database, { id, email }) => {
    await AccountModel.query(database).findById(id).patch({ role });
    return role === 'admin' ? `${email} is an administrator now.` : `${email} is no administrator any more.`;
  };

const resetSecondFactor: Change = async (database, { id, email }) => {
  const isDropped = await database.transaction((trx) => dropSecondFactor(trx, id));
  return isDropped ? `${email} signs in with the password alone now.` : `${email} has no second factor.`;
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

async function changeOf(database: Knex, change: Change, email: string): Promise<string> {
  const user = await userByEmail(database, email);
  if (user?.confirmed_at == null) {
    throw new StartError(`There is no confirmed account for ${email}. Make one on the page /sign-in first.`);
  }
  return change(database, user);
}

/**
 * `npm run admin -- grant you@example.com`: gives an account the role of an administrator, `revoke` takes it,
 * `reset-second-factor` lets in who has lost the app and the recovery codes, and `end-sessions` signs out an account, or
 * `everyone`. Gives the sentence that says what was done; what a person must change is thrown as a `StartError`. The server
 * may run meanwhile; on SQLite it notices within 5 s.
 */
export async function admin(args: readonly string[], environment: Variables, root = process.cwd()): Promise<string> {
  const [command = '', email, ...rest] = args;
  const change = changes.get(command);
  if (change === undefined || email === undefined || rest.length > 0) {
    throw new StartError(
      'Say whom: npm run admin -- grant you@example.com, or revoke, reset-second-factor or end-sessions instead of grant; end-sessions takes everyone, too.',
    );
  }
  const database = await openDatabase(readEnvironment(environment, root).database, pino({ level: 'silent' }));
  try {
    const isEveryone = command === 'end-sessions' && email === 'everyone';
    return await (isEveryone ? endEverySession(database) : changeOf(database, change, email));
  } finally {
    await database.destroy();
  }
}
