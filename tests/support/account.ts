import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import knex, { type Knex } from 'knex';
import type { UserRow } from '../../api/src/resources/people/Account.model.ts';
import { storeDemoClass } from '../../api/src/demo/demoClass.ts';
import { storeDemoFamily } from '../../api/src/demo/demoFamily.ts';
import { storeHistory } from '../../api/src/demo/demoHistory.ts';
import { snakeCase } from '../../api/src/platform/db/snakeCase.ts';
import { insertAccount } from '../../api/src/resources/people/insertAccount.ts';
import { newUser, userByEmail } from '../../api/src/resources/people/users.ts';
import type { Server } from '../../tools/serve.mjs';
import { signIn } from './visitor.ts';

/** Everyone's password: that of the demo accounts. */
export const password = 'demo counter 7';

export interface AccountOptions {
  readonly tier?: UserRow['subscriptionTier'];
  readonly role?: UserRow['role'];
  /** History of the demo account of this kind: one child, a family with the PIN 2468, or a class. */
  readonly history?: 'child' | 'family' | 'class';
}

async function store(database: Knex, email: string, { tier = 'free', role = 'user', history }: AccountOptions) {
  const nowMs = Date.now();
  const demo = await userByEmail(database, 'free@demo.example');
  const row: UserRow = {
    ...newUser(email, nowMs),
    role,
    passwordHash: demo?.passwordHash ?? null,
    confirmedAt: nowMs,
    adultConfirmedAt: nowMs,
    subscriptionTier: tier,
    subscriptionEndAt: tier === 'free' ? null : nowMs + 200 * 86_400_000,
  };
  await insertAccount(database, row);
  const child = { learnerId: row.id, restaurantName: 'Luna’s Kitchen', band: 'ages_8_9', seed: 7 } as const;
  if (history === 'child') await storeHistory(database, { ...child, correctPercent: 88 }, nowMs);
  if (history === 'family') await storeDemoFamily(database, row, nowMs);
  if (history === 'class') await storeDemoClass(database, row, nowMs);
  return row;
}

/**
 * Creates an account for one test on a server that others use too, without the emails and limits of a sign-up, which
 * `parent.spec.ts` tests.
 */
export async function newAccount(server: Server, options: AccountOptions = {}): Promise<UserRow> {
  const connection = { filename: server.database };
  const database = knex({
    ...snakeCase,
    client: 'sqlite3',
    connection,
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  try {
    await database.raw('PRAGMA busy_timeout = 20000');
    return await store(database, `${randomUUID()}@home.example`, options);
  } finally {
    await database.destroy();
  }
}

/** Creates an account and signs it in. */
export async function signInNew(
  context: BrowserContext,
  server: Server,
  options: AccountOptions = {},
): Promise<UserRow> {
  const account = await newAccount(server, options);
  await signIn(context, server.url, account.email);
  return account;
}
