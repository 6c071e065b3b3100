import { emailRevertDays } from '@countertop/contract/accountRules';
import type { Knex } from 'knex';
import { callLimit, type CountCall } from '../http/callLimit.ts';
import {
  emailChangedMail,
  emailChangeMail,
  emailChangeRequestedMail,
  emailTakenMail,
} from '../mail/emailChangeMails.ts';
import { Problem, TooManyCalls } from '../problem.ts';
import type { AccountParts } from './Accounts.ts';
import { linkUsed, makeLink, takeLink } from './links.ts';
import { cancelRemoval } from './second-factor/SecondFactors.ts';
import { hashOf, newToken } from './token.ts';
import { userByEmail } from './users.ts';
import type { UserRow } from './Account.model.ts';
import type { User } from './currentUser.ts';

const hourMs = 3_600_000;
const purpose = 'change-email';

const limits = {
  /** For one account. */
  requests: { name: 'email change', calls: 5, windowMs: hourMs },
  /** Emails to one address, regardless of who requests them. */
  mails: { name: 'email change mails', calls: 3, windowMs: hourMs },
} as const;

type Parts = Pick<AccountParts, 'database' | 'sessions' | 'background' | 'sendMail' | 'now'>;

/** Moves accounts to other addresses: after a link to the new one is opened, and back for some days. */
export class EmailChanges {
  readonly #parts: Parts;
  readonly #countRequest: CountCall;
  readonly #countMail: CountCall;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#countRequest = callLimit(limits.requests, parts.database);
    this.#countMail = callLimit(limits.mails, parts.database);
  }

  /** Sends a link to the new address and a notice to the present one. Throws 422 for the present one, 429 above the limit. */
  async request(user: User, newEmail: string, origin: string): Promise<void> {
    const email = newEmail.toLowerCase();
    if (email === user.email) {
      const sentence = 'This is your address already. Enter another one.';
      throw new Problem(422, 'same_email', sentence, { email: sentence });
    }
    await this.#countRequest(user.id);
    // After the answer, which must not tell by its time whether the address has an account.
    this.#parts.background.run('change of address', async () => {
      await this.#parts.sendMail(emailChangeRequestedMail(user.email, origin));
      if (await this.#mayMail(email)) await this.#sendLink(user.id, email, origin);
    });
  }

  async #mayMail(email: string): Promise<boolean> {
    try {
      await this.#countMail(email);
      return true;
    } catch (error) {
      if (error instanceof TooManyCalls) return false;
      throw error;
    }
  }

  async #sendLink(userId: string, email: string, origin: string): Promise<void> {
    const { database, now, sendMail } = this.#parts;
    const other = await userByEmail(database, email);
    if (other?.confirmed_at != null) return sendMail(emailTakenMail(email, origin));
    const token = await makeLink(database, purpose, { user_id: userId, return_to: null, new_email: email }, now());
    await sendMail(emailChangeMail(email, origin, token));
  }

  /** Moves the account that a link belongs to. `sessionId`: the caller's session, which goes on if it is of that account. */
  async confirm(token: string, sessionId: string | null, origin: string): Promise<UserRow> {
    const { database, now, sessions } = this.#parts;
    const revertToken = newToken();
    const { changed, before } = await database.transaction(async (trx) => {
      const { user_id: id, new_email: newEmail } = await takeLink(trx, purpose, token, now());
      const owner: UserRow | undefined = await trx('users').where({ id }).first();
      if (!owner || newEmail == null) throw linkUsed(purpose);
      const moved = await moveTo(trx, owner, newEmail);
      await trx('email_reverts').insert({
        token_hash: hashOf(revertToken),
        user_id: owner.id,
        email: owner.email,
        expires_at: now() + emailRevertDays * 24 * hourMs,
      });
      await sessions.endAll(owner.id, { trx, ...(sessionId !== null && { except: sessionId }) });
      return { changed: moved, before: owner };
    });
    sessions.forget(changed.id);
    this.#tell(before.email, origin, revertToken);
    return changed;
  }

  #tell(email: string, origin: string, token: string): void {
    const { background, sendMail } = this.#parts;
    background.run('tell of a new address', () => sendMail(emailChangedMail(email, origin, token)));
  }

  /**
   * Moves an account back, for an owner whose account somebody else moved. That person knows the password, so it is
   * removed together with every session and every other link.
   */
  async revert(token: string): Promise<void> {
    const { database, now, sessions } = this.#parts;
    const owner = await database.transaction(async (trx) => {
      const revert: { user_id: string; email: string } | undefined = await trx('email_reverts')
        .where({ token_hash: hashOf(token) })
        .where('expires_at', '>', now())
        .first('user_id', 'email');
      const isTaken =
        revert &&
        (await trx('email_reverts')
          .where({ token_hash: hashOf(token) })
          .delete()) === 1;
      const row: UserRow | undefined = isTaken && (await trx('users').where({ id: revert.user_id }).first());
      if (!revert || !row) throw linkUsed(purpose);
      await moveTo(trx, row, revert.email);
      await trx('users').where({ id: row.id }).update({ password_hash: null });
      await trx('email_reverts').where({ user_id: row.id }).delete();
      await sessions.endAll(row.id, { trx });
      return row;
    });
    sessions.forget(owner.id);
  }
}

/**
 * Gives an account another address. Ends all its links and stops the removal of its second factor, since both were asked for
 * through the former mailbox. Throws 410 if a confirmed account has the new address.
 */
async function moveTo(trx: Knex.Transaction, { id, email: before }: UserRow, email: string): Promise<UserRow> {
  const other: UserRow | undefined = await trx('users').where({ email }).whereNot({ id }).first();
  if (other?.confirmed_at != null) throw linkUsed(purpose);
  // Somebody asked for an account with it, and never opened the link.
  if (other) await trx('users').where({ id: other.id }).delete();
  const [moved]: UserRow[] = await trx('users').where({ id }).update({ email }).returning('*');
  if (!moved) throw linkUsed(purpose);
  await trx('single_use_links').where({ user_id: id }).delete();
  await cancelRemoval(trx, id);
  // Wishes for early access belong to the person: they are exported and erased by address.
  const wished = trx('early_access').where({ email }).select('game_title');
  await trx('early_access').where({ email: before }).whereIn('game_title', wished).delete();
  await trx('early_access').where({ email: before }).update({ email });
  return moved;
}

/** Deletes the links to earlier addresses that work no more. */
export async function deleteOldReverts(database: Knex, nowMs: number): Promise<void> {
  await database('email_reverts').where('expires_at', '<=', nowMs).delete();
}
