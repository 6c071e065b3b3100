import type { Knex } from 'knex';
import type { Background } from '../../platform/jobs/background.ts';
import { passwordChangedMail, secondFactorMail } from '../../platform/mail/accountMails.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { hashPassword, isPassword, refuseCommon } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SignInLimits } from './signInLimits.ts';
import { userByEmail } from './users.ts';
import { AccountModel, type UserRow } from './Account.model.ts';
import { SingleUseLinkModel } from './SingleUseLink.model.ts';

/** What accounts and their links work with. */
export interface AccountParts {
  readonly database: Knex;
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
  readonly background: Background;
  readonly sendMail: SendMail;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

/** Accounts of this site: signing in with a password, and changes by the signed-in user. `AccountLinks` makes accounts. */
export class Accounts {
  readonly #parts: AccountParts;

  constructor(parts: AccountParts) {
    this.#parts = parts;
  }

  /** Returns the account with this email and password. Throws 401 if there is none, or its address is not confirmed. */
  async signIn(email: string, password: string): Promise<UserRow> {
    const user = await userByEmail(this.#parts.database, email);
    const isConfirmed = user !== undefined && user.confirmed_at !== null;
    // Compared in any case: it takes its time.
    const isRight = await isPassword(isConfirmed ? user.password_hash : null, password);
    if (isRight && isConfirmed) return user;
    const sentence = 'The email or password is incorrect. Try again, or choose a new password.';
    throw new ApiError('wrong_credentials', sentence);
  }

  /** The account of who is signed in, with its present password as proof. Throws 422 if that is wrong. */
  async #proven(userId: string, password: string): Promise<UserRow> {
    const user = await AccountModel.query(this.#parts.database).findById(userId);
    const isRight = await isPassword(user?.password_hash ?? null, password);
    if (user && isRight) return user;
    const sentence = 'This is not your current password.';
    throw new ApiError('wrong_password', sentence, { password: sentence });
  }

  /** Changes the password of who is signed in, and ends all their sessions, this one included. */
  async change(userId: string, given: { password: string; newPassword: string }, origin: string): Promise<UserRow> {
    const { database, sessions } = this.#parts;
    const user = await this.#proven(userId, given.password);
    await refuseCommon(given.newPassword, user.email, 'newPassword');
    const password_hash = await hashPassword(given.newPassword);
    await database.transaction(async (trx) => {
      await AccountModel.query(trx).findById(userId).patch({ password_hash });
      await SingleUseLinkModel.query(trx).where({ user_id: userId }).delete();
      await sessions.endAll(userId, { trx });
    });
    sessions.forget(userId);
    this.#tellChanged(user.email, origin);
    return { ...user, password_hash };
  }

  /** The account of a session; 401 when it is gone. */
  async rowOf(userId: string): Promise<UserRow> {
    const user = await AccountModel.query(this.#parts.database).findById(userId);
    if (!user) throw new ApiError('signed_out', 'You are signed out. Sign in and try again.');
    return user;
  }

  /** Changes what a person is called. */
  async rename(userId: string, displayName: string): Promise<UserRow> {
    const { database, sessions } = this.#parts;
    const [user] = await AccountModel.query(database)
      .where({ id: userId })
      .patch({ display_name: displayName.trim() })
      .returning('*');
    sessions.forget(userId);
    if (!user) throw new ApiError('signed_out', 'You are signed out. Sign in and try again.');
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
