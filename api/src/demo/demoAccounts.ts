import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import type { Environment } from '../platform/config/env.ts';
import { leaveClasses } from '../resources/classes/deleteClasses.ts';
import { deleteAccounts } from '../resources/people/deleteAccounts.ts';
import { storeDemoClass } from './demoClass.ts';
import { demoPin, storeDemoFamily } from './demoFamily.ts';
import { daysPlayed, storeHistory } from './demoHistory.ts';
import { insertAccount } from '../resources/people/insertAccount.ts';
import { hashPassword } from '../resources/accounts/passwords.ts';
import { newUser, userByEmail } from '../resources/people/users.ts';
import { AccountModel, type UserRow } from '../resources/people/Account.model.ts';

/** An account to try the site with. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly description: string;
}

const password = 'demo counter 7';
const demo = {
  free: { email: 'free@demo.example', password, description: 'a parent without a plan' },
  explorer: {
    email: 'explorer@demo.example',
    password,
    description: 'a parent with Math Explorer and a child who has played',
  },
  admin: { email: 'admin@demo.example', password, description: 'an administrator' },
  family: {
    email: 'family@demo.example',
    password,
    description: `a parent with the Family Plan, three children who have played, and the PIN ${demoPin}`,
  },
  teacher: {
    email: 'teacher@demo.example',
    password,
    description: 'a teacher with the Classroom Edition and a class of eight children who have played',
  },
} as const;

const lunasKitchen = { restaurantName: 'Luna’s Kitchen', band: 'ages_6_7', seed: 7, correctPercent: 88 } as const;

/** Whether only people at this machine can use the demo accounts, whose passwords everybody knows. */
export function mayHaveDemoAccounts({ isProduction, isReachableByOthers, provider }: Environment): boolean {
  return !isProduction && !isReachableByOthers && provider === null;
}

/** Creates the missing demo accounts and returns all of them, see `mayHaveDemoAccounts`. */
export async function createDemoAccounts(database: Knex, nowMs: number): Promise<readonly DemoAccount[]> {
  const changes = {
    free: { displayName: 'Sam' },
    explorer: { displayName: 'Robin', subscriptionTier: 'explorer', subscriptionEndAt: nowMs + 200 * dayMs },
    admin: { displayName: 'Alex', role: 'admin' },
    family: { displayName: 'Dana', subscriptionTier: 'family', subscriptionEndAt: nowMs + 200 * dayMs },
    teacher: { displayName: 'Ms. Okafor', subscriptionTier: 'classroom', subscriptionEndAt: nowMs + 200 * dayMs },
  } as const;
  for (const name of ['free', 'explorer', 'admin', 'family', 'teacher'] as const) {
    const { email } = demo[name];
    if (await userByEmail(database, email)) continue;
    const since = nowMs - daysPlayed * dayMs;
    const confirmed = { confirmedAt: since, adultConfirmedAt: since, passwordHash: await hashPassword(password) };
    const row: UserRow = { ...newUser(email, since), ...confirmed, ...changes[name], lastSeenAt: nowMs };
    await insertAccount(database, row);
    if (name === 'explorer') await storeHistory(database, { ...lunasKitchen, learnerId: row.id }, nowMs);
    if (name === 'family') await storeDemoFamily(database, row, nowMs);
    if (name === 'teacher') await storeDemoClass(database, row, nowMs);
  }
  return Object.values(demo);
}

/** Removes the demo accounts, in case a database used for trying the site goes into production. */
export async function removeDemoAccounts(database: Knex): Promise<void> {
  const emails = Object.values(demo).map(({ email }) => email);
  await database.transaction((trx) => deleteAccounts(trx, AccountModel.query().whereIn('email', emails), leaveClasses));
}
