// @ts-check
import { createHash, randomBytes } from 'node:crypto';
import knex from 'knex';

/** @typedef {{ id: string, cookie: string }} Person */

/**
 * Adds signed-in subscribers to a server's SQLite file.
 * @param {string} database @param {number} count @param {'user' | 'admin'} [role]
 * @returns {Promise<readonly Person[]>}
 */
export async function addPeople(database, count, role = 'user') {
  const data = knex({ client: 'sqlite3', connection: { filename: database }, useNullAsDefault: true });
  const nowMs = Date.now();
  const people = Array.from({ length: count }, (_, index) => ({
    id: `load-${nowMs}-${index}`,
    token: randomBytes(32).toString('base64url'),
  }));
  for (const { id, token } of people) {
    await data('users').insert({
      id,
      email: `${id}@home.example`,
      role,
      subscription_tier: 'explorer',
      subscription_status: 'active',
      confirmed_at: nowMs,
      created_at: nowMs,
      last_seen_at: nowMs,
    });
    const times = { created_at: nowMs, updated_at: nowMs };
    await data('learners').insert({ id, settings: '{}', ...times });
    await data('guardians').insert({ learner_id: id, user_id: id, role: 'owner', created_at: nowMs });
    const token_hash = createHash('sha256').update(token).digest('hex');
    await data('auth_sessions').insert({ id, token_hash, user_id: id, created_at: nowMs, last_used_at: nowMs });
  }
  await data.destroy();
  return people.map(({ id, token }) => ({ id, cookie: `session=${token}` }));
}
