import type { Role } from '@countertop/contract/user';
import pino from 'pino';
import { userByEmail } from './account/users.ts';
import { openDatabase } from './db.ts';
import { readEnvironment, type Variables } from './env.ts';
import { StartError } from './startError.ts';

const roles: Readonly<Record<string, Role>> = { grant: 'admin', revoke: 'user' };

/**
 * `npm run admin -- grant you@example.com`: gives an account the role of an administrator, `revoke` takes it. Gives the
 * sentence that says what was done; what a person must change is thrown as a `StartError`. The server may run meanwhile.
 */
export async function admin(args: readonly string[], environment: Variables, root = process.cwd()): Promise<string> {
  const [command = '', email, ...rest] = args;
  const role = Object.hasOwn(roles, command) ? roles[command] : undefined;
  if (role === undefined || email === undefined || rest.length > 0) {
    throw new StartError('Say whom: npm run admin -- grant you@example.com, or revoke instead of grant.');
  }
  const database = await openDatabase(readEnvironment(environment, root).database, pino({ level: 'silent' }));
  try {
    const user = await userByEmail(database, email);
    if (user?.confirmed_at == null) {
      throw new StartError(`There is no confirmed account for ${email}. Make one on the page /sign-in first.`);
    }
    await database('users').where({ id: user.id }).update({ role });
    return role === 'admin' ? `${user.email} is an administrator now.` : `${user.email} is no administrator any more.`;
  } finally {
    await database.destroy();
  }
}
