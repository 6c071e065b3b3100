import type { SubscriptionTier } from '@countertop/contract/user';
import { hashOf, newToken } from './account/token.ts';
import type { TestServer } from './testServer.ts';

export interface PersonOptions {
  readonly tier?: SubscriptionTier;
  readonly role?: 'user' | 'admin';
  /** Milliseconds since 1970 UTC; with it the subscription is cancelled and ends then. */
  readonly endsAt?: number;
  /** When the account was made and last used. */
  readonly nowMs?: number;
}

/** Somebody with an account, signed in. */
export interface Person {
  readonly id: string;
  /** Header that brings the session. */
  readonly cookie: string;
  /** Calls the API as a page would. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
}

let people = 0;

/** Adds a person with a session beside the server. */
export async function addPerson(server: TestServer, options: PersonOptions = {}): Promise<Person> {
  const { tier = 'free', role = 'user', endsAt = null, nowMs = Date.now() } = options;
  people += 1;
  const id = `person-${people}`;
  const token = newToken();
  await server.read(async (database) => {
    await database('users').insert({
      id,
      email: `${id}@home.example`,
      role,
      subscription_tier: tier,
      subscription_status: endsAt === null ? 'active' : 'cancelled',
      subscription_end_at: endsAt,
      confirmed_at: nowMs,
      created_at: nowMs,
      last_seen_at: nowMs,
    });
    const session = { id: `session-${people}`, user_id: id, created_at: nowMs, last_used_at: nowMs };
    await database('auth_sessions').insert({ ...session, token_hash: hashOf(token) });
  });
  const cookie = `session=${token}; signed-in=1`;
  return {
    id,
    cookie,
    call: (method, path, body) =>
      fetch(`${server.url}${path}`, {
        method,
        headers: { Cookie: cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}
