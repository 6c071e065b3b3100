import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { ServerSecretModel } from './ServerSecret.model.ts';

/** The row that replaces `SESSION_SECRET`. */
const name = 'session';

const secrets = new WeakMap<Knex, Promise<string>>();

async function readStored(database: Knex): Promise<string> {
  await ServerSecretModel.query(database)
    .insert({ name, value: randomBytes(32).toString('base64url') })
    .onConflict('name')
    .ignore();
  const { value } = await ServerSecretModel.query(database).findById(name).throwIfNotFound();
  return value;
}

/** Sets the secret of the server that uses this database; null to use a random one stored in the database. */
export async function setServerSecret(database: Knex, sessionSecret: string | null): Promise<string> {
  if (sessionSecret !== null) secrets.set(database, Promise.resolve(sessionSecret));
  return serverSecret(database);
}

/** Returns `SESSION_SECRET`, or else the random secret stored in the database. */
export async function serverSecret(database: Knex): Promise<string> {
  const known = secrets.get(database) ?? readStored(database);
  secrets.set(database, known);
  try {
    return await known;
  } catch (error) {
    // The next call tries again: the database may only be busy.
    secrets.delete(database);
    throw error;
  }
}
