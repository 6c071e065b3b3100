import type { Role } from '@countertop/contract/accounts/user';
import type { Knex } from 'knex';
import pino from 'pino';
import { dropSecondFactor } from '../resources/accounts/second-factor/secondFactor.service.ts';
import { AccountModel, type UserRow } from '../resources/people/Account.model.ts';
import { SignInLimits } from '../resources/accounts/signInLimits.ts';
import { workshopCode } from '../resources/accounts/workshops.ts';
import { SessionModel } from '../resources/accounts/Session.model.ts';
import { userByEmail } from '../resources/people/users.ts';
import { openDatabase } from '../platform/db/db.ts';
import { setServerSecret } from '../platform/db/serverSecret.ts';
import { type Environment, originOf, readEnvironment, type Variables } from '../platform/config/env.ts';
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
  await SessionModel.query(database).where({ userId: id }).delete();
  return `${email} is signed out everywhere.`;
};

async function endEverySession(database: Knex): Promise<string> {
  const ended = await SessionModel.query(database).delete();
  return `Everyone is signed out: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`;
}

/** How long the link of a workshop works, in milliseconds. */
const workshopMs = 7 * 86_400_000;
const maxWorkshopPeople = 2000;

/** Runs a command on its argument and returns the result to print. */
type Command = (database: Knex, argument: string, env: Environment) => Promise<string>;

const onAccount =
  (change: Change): Command =>
  async (database, email) => {
    const user = await userByEmail(database, email);
    if (user?.confirmedAt == null) {
      throw new StartError(`There is no confirmed account for ${email}. Create one on the page /sign-in first.`);
    }
    return change(database, user);
  };

const inviteWorkshop: Command = async (database, people, env) => {
  const count = Number(people);
  if (!Number.isInteger(count) || count < 1 || count > maxWorkshopPeople)
    throw new StartError(`A workshop has 1 to ${maxWorkshopPeople} people: npx countertop admin workshop 300`);
  const limits = new SignInLimits(await setServerSecret(database, env.sessionSecret), database);
  const code = workshopCode(limits, { people: count, endMs: Date.now() + workshopMs });
  const link = `${originOf(env)}/create-account?${new URLSearchParams({ workshop: code }).toString()}`;
  return `With this link, ${count} people a day can create accounts behind one address, for seven days:\n${link}`;
};

const commands = new Map<string, Command>([
  ['grant', onAccount(setRole('admin'))],
  ['revoke', onAccount(setRole('user'))],
  ['reset-second-factor', onAccount(resetSecondFactor)],
  [
    'end-sessions',
    (database, email, env) =>
      email === 'everyone' ? endEverySession(database) : onAccount(endSessions)(database, email, env),
  ],
  ['workshop', inviteWorkshop],
]);

export const adminHelp = `Usage: npx countertop admin COMMAND EMAIL

Makes an account an administrator, and helps people who are locked out.

  grant you@example.com                makes the account an administrator
  revoke you@example.com               makes it an ordinary account
  reset-second-factor you@example.com  for somebody who lost the app and the recovery codes
  end-sessions you@example.com         signs out the account; everyone instead of the address, all accounts
  workshop 300                         prints a link with which 300 people a day can sign up behind one address`;

/**
 * Changes an account. Returns the result to print. Throws `StartError` for wrong input. The server may be running; on SQLite it applies
 * changes within 5 seconds.
 */
export async function admin(args: readonly string[], environment: Variables, root = process.cwd()): Promise<string> {
  const [name = '', argument, ...rest] = args;
  const command = commands.get(name);
  if (command === undefined || argument === undefined || rest.length > 0) {
    throw new StartError(adminHelp);
  }
  const env = readEnvironment(environment, root);
  const database = await openDatabase(env.database, pino({ level: 'silent' }));
  try {
    return await command(database, argument, env);
  } finally {
    await database.destroy();
  }
}
