import type { postSignUp } from '@countertop/contract/account';
import { localReturnTo } from '@countertop/contract/accountRules';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { Background } from '../background.ts';
import { alreadyMail, confirmMail, passwordChangedMail, resetMail, secondFactorMail } from '../mail/accountMails.ts';
import type { SendMail } from '../mail/mailer.ts';
import { Problem } from '../problem.ts';
import { type Link, makeLink, takeLink } from './links.ts';
import { hashPassword, isPassword, refuseCommon } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SignInLimits } from './signInLimits.ts';
import { hashOf } from './token.ts';
import { newUser, userByEmail } from './users.ts';
import type { UserRow } from './UserRow.ts';

/** What accounts are made with. */
export interface AccountParts {
  readonly database: Knex;
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
  readonly background: Background;
  readonly sendMail: SendMail;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

type SignUp = z.infer<typeof postSignUp.input>;

/**
 * Accounts of this site. Where an answer could tell whether somebody has an account, it is given before that is looked
 * up, and the mail says the rest.
 */
export class Accounts {
  readonly #parts: AccountParts;

  constructor(parts: AccountParts) {
    this.#parts = parts;
  }

  /** Asks for an account. `browser` is the secret by which the confirmation knows the browser again. */
  async signUp({ email, password, returnTo }: SignUp, origin: string, browser: string): Promise<void> {
    await refuseCommon(password, email);
    const link = {
      password_hash: await hashPassword(password),
      browser_hash: hashOf(browser),
      return_to: localReturnTo(returnTo),
    };
    this.#parts.background.run('sign up', () => this.#register(email.toLowerCase(), origin, link));
  }

  async #register(email: string, origin: string, link: Omit<Link, 'user_id'>): Promise<void> {
    const { database, limits, now, sendMail } = this.#parts;
    if (!(await limits.mayMail(email))) return;
    const added = { ...newUser(email, now()), adult_confirmed_at: now() };
    await database('users').insert(added).onConflict('email').ignore();
    const user = await userByEmail(database, email);
    if (!user) return;
    if (user.confirmed_at !== null) return sendMail(alreadyMail(email, origin));
    const token = await makeLink(database, 'confirm', { ...link, user_id: user.id }, now());
    await sendMail(confirmMail(email, origin, token));
  }

  /** Confirms an address. Gives the person and whether the browser is the one that asked for the account. */
  async confirm(token: string, browser: string | undefined): Promise<{ user: UserRow; isSame: boolean; link: Link }> {
    const { database, now } = this.#parts;
    return database.transaction(async (trx) => {
      const link = await takeLink(trx, 'confirm', token, now());
      const [user]: UserRow[] = await trx('users')
        .where({ id: link.user_id })
        .update({ confirmed_at: now(), password_hash: link.password_hash })
        .returning('*');
      if (!user) throw new Problem(410, 'account_gone', 'This account is gone. Ask for a new one.');
      return { user, link, isSame: browser !== undefined && link.browser_hash === hashOf(browser) };
    });
  }

  /** The person whose e-mail and password these are; 401 otherwise, and 403 before the address is confirmed. */
  async signIn(email: string, password: string, origin: string): Promise<UserRow> {
    const { background, database } = this.#parts;
    const user = await userByEmail(database, email);
    // Before the confirmation the password stands with the link. Looked for in any case: it takes its time.
    const pending: Link | undefined = await database('single_use_links')
      .where({ user_id: user?.id ?? '', purpose: 'confirm' })
      .orderBy('expires_at', 'desc')
      .first();
    const stored = user?.confirmed_at === null ? (pending?.password_hash ?? null) : (user?.password_hash ?? null);
    const isRight = await isPassword(stored, password);
    if (!isRight || user === undefined) {
      throw new Problem(401, 'wrong_sign_in', 'The e-mail or the password is not right. Try again, or get a new one.');
    }
    if (user.confirmed_at !== null) return user;
    const link = { password_hash: stored, browser_hash: null, return_to: pending?.return_to ?? null };
    background.run('confirm again', () => this.#register(user.email, origin, link));
    throw new Problem(
      403,
      'unconfirmed',
      'Confirm your address first: open the link in the mail we have sent you again.',
    );
  }

  /** Sends a link to a new password to who has an account. */
  forgot(email: string, origin: string): void {
    const { background, database, limits, now, sendMail } = this.#parts;
    background.run('forgotten password', async () => {
      const user = await userByEmail(database, email);
      if (!user || !(await limits.mayMail(user.email))) return;
      const link = { user_id: user.id, password_hash: null, browser_hash: null, return_to: null };
      await sendMail(resetMail(user.email, origin, await makeLink(database, 'reset', link, now())));
    });
  }

  /** Sets the password of the person who got the link and ends their sessions; the link proves the address too. */
  async reset(token: string, password: string, origin: string): Promise<UserRow> {
    const { database, now, sessions } = this.#parts;
    await refuseCommon(password, '');
    const password_hash = await hashPassword(password);
    const user = await database.transaction(async (trx) => {
      const link = await takeLink(trx, 'reset', token, now());
      const confirmed_at = trx.raw('coalesce(confirmed_at, ?)', [now()]);
      const [changed]: UserRow[] = await trx('users')
        .where({ id: link.user_id })
        .update({ password_hash, confirmed_at })
        .returning('*');
      if (!changed) throw new Problem(410, 'account_gone', 'This account is gone. Ask for a new one.');
      await sessions.endAll(changed.id, { trx });
      return changed;
    });
    sessions.forget(user.id);
    this.#tellChanged(user.email, origin);
    return user;
  }

  /** The account of who is signed in, with its present password as proof. Throws 422 if that is wrong. */
  async #proven(userId: string, password: string): Promise<UserRow> {
    const user = await this.#parts.database<UserRow>('users').where({ id: userId }).first();
    const isRight = await isPassword(user?.password_hash ?? null, password);
    if (user && isRight) return user;
    const sentence = 'This is not your present password.';
    throw new Problem(422, 'wrong_password', sentence, { password: sentence });
  }

  /** Changes the password of who is signed in, and ends all their sessions, this one included. */
  async change(userId: string, given: { password: string; newPassword: string }, origin: string): Promise<UserRow> {
    const { database, sessions } = this.#parts;
    const user = await this.#proven(userId, given.password);
    await refuseCommon(given.newPassword, user.email, 'newPassword');
    const password_hash = await hashPassword(given.newPassword);
    await database.transaction(async (trx) => {
      await trx('users').where({ id: userId }).update({ password_hash });
      await trx('single_use_links').where({ user_id: userId }).delete();
      await sessions.endAll(userId, { trx });
    });
    sessions.forget(userId);
    this.#tellChanged(user.email, origin);
    return { ...user, password_hash };
  }

  /** The account of a session; 401 when it is gone. */
  async rowOf(userId: string): Promise<UserRow> {
    const user = await this.#parts.database<UserRow>('users').where({ id: userId }).first();
    if (!user) throw new Problem(401, 'signed_out', 'You are signed out. Sign in and try again.');
    return user;
  }

  /** Changes what a person is called. */
  async rename(userId: string, displayName: string): Promise<UserRow> {
    const { database, sessions } = this.#parts;
    const [user]: UserRow[] = await database('users')
      .where({ id: userId })
      .update({ display_name: displayName.trim() })
      .returning('*');
    sessions.forget(userId);
    if (!user) throw new Problem(401, 'signed_out', 'You are signed out. Sign in and try again.');
    return user;
  }

  /** Tells a person that their second factor was turned on or off: it need not have been them. */
  tellSecondFactor(email: string, origin: string, isOn: boolean): void {
    const { background, sendMail } = this.#parts;
    background.run('tell of a second factor', () => sendMail(secondFactorMail(email, origin, isOn)));
  }

  #tellChanged(email: string, origin: string): void {
    const { background, sendMail } = this.#parts;
    background.run('tell of a new password', () => sendMail(passwordChangedMail(email, origin)));
  }
}
