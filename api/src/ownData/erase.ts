import type { Knex } from 'knex';

/**
 * Erases a person: the account and, by their foreign keys, sessions, links, saved and previous games, badges, certificates, warnings
 * and why they cancelled; and what is kept under the e-mail alone. Payments stay in the books, under a payer who is
 * nobody any more. Visits were never tied to an account.
 */
export async function eraseUser(database: Knex, { id, email }: { id: string; email: string }): Promise<void> {
  await database.transaction(async (trx) => {
    await trx('users').where({ id }).delete();
    await trx('early_access').where({ email }).delete();
  });
}
