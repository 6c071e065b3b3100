import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import { rateLimit, type CountCall } from '../../platform/http/rateLimit.ts';
import { networkOf } from '../../platform/http/networkOf.ts';
import { ApiError, SignInBlocked, RateLimitError } from '../../platform/errors/ApiError.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Ours: a school behind one address signs in, and a program that tries a list of passwords gets nowhere. Sign-ups and resets
 * are counted apart, so nobody can use up the resets of a person by signing up in their name.
 */
const limits = {
  /** For one account from one network. */
  here: { name: 'sign-in here', calls: 10, windowMs: 15 * minuteMs },
  /** For one account from all networks together, among browsers that never signed in to it. */
  strangers: { name: 'sign-in strangers', calls: 100, windowMs: hourMs },
  /** From one network to all accounts. */
  network: { name: 'sign-in network', calls: 200, windowMs: 15 * minuteMs },
  /** For one account in a browser that has signed in to it: strangers cannot use these up. */
  known: { name: 'sign-in known', calls: 10, windowMs: 15 * minuteMs },
  /** Sign-ups and requests for a reset, from one network to all addresses. */
  signUps: { name: 'sign-ups', calls: 30, windowMs: hourMs },
  resets: { name: 'resets', calls: 30, windowMs: hourMs },
  /** Emails after sign-ups, to one address. */
  signUpMails: { name: 'sign-up mails', calls: 3, windowMs: hourMs },
  /** Reset emails to one address: asked for from one network, */
  resetMailsHere: { name: 'reset mails here', calls: 3, windowMs: hourMs },
  /** from all networks together. A link works for an hour too, so while this is used up the newest email has a working link, */
  resetMails: { name: 'reset mails', calls: 6, windowMs: hourMs },
  /** and in a browser that has signed in to the account. */
  resetMailsKnown: { name: 'reset mails known', calls: 3, windowMs: hourMs },
  /** Links that don't work, from one network. */
  links: { name: 'sign-in links', calls: 60, windowMs: hourMs },
} as const;

/** An attempt to sign in to an account, or a request for a link to it. */
export interface Attempt {
  /** In lower case. */
  readonly email: string;
  readonly address: string;
  /** Value of the cookie that a browser has after signing in before. */
  readonly mark: string | undefined;
}

async function isWithin(count: () => Promise<void>): Promise<boolean> {
  try {
    await count();
    return true;
  } catch (error) {
    if (error instanceof RateLimitError) return false;
    throw error;
  }
}

/**
 * Limits guesses and emails. Strangers can lock nobody out: browsers that have signed in are counted apart, and a reset link
 * from the mailbox makes any browser one of these.
 */
export class SignInLimits {
  readonly #secret: string;
  readonly #counts: Readonly<Record<keyof typeof limits, CountCall>>;

  constructor(secret: string, database: Knex) {
    this.#secret = secret;
    const count = (name: keyof typeof limits) => rateLimit(limits[name], database);
    this.#counts = {
      here: count('here'),
      strangers: count('strangers'),
      network: count('network'),
      known: count('known'),
      signUps: count('signUps'),
      resets: count('resets'),
      signUpMails: count('signUpMails'),
      resetMailsHere: count('resetMailsHere'),
      resetMails: count('resetMails'),
      resetMailsKnown: count('resetMailsKnown'),
      links: count('links'),
    };
  }

  /** Counts an attempt to sign in; throws 429 above the limits, whether or not there is such an account. */
  async countSignIn(attempt: Attempt): Promise<void> {
    try {
      await this.#countSignIn(attempt);
    } catch (error) {
      throw error instanceof RateLimitError ? new SignInBlocked(error.retryAfterSeconds) : error;
    }
  }

  async #countSignIn({ email, address, mark }: Attempt): Promise<void> {
    if (this.isKnown(mark, email)) return this.#counts.known(`${email} ${mark}`);
    await this.#counts.network(address);
    await this.#counts.here(`${email} ${networkOf(address)}`);
    await this.#counts.strangers(email);
  }

  /** Counts a sign-up from an address; throws 429. */
  countSignUp(address: string): Promise<void> {
    return this.#counts.signUps(address);
  }

  /** Counts a request for a reset; throws 429. Others in a network cannot use up those of a browser that has signed in. */
  async countReset({ email, address, mark }: Attempt): Promise<void> {
    if (!this.isKnown(mark, email)) await this.#counts.resets(address);
  }

  /**
   * Uses a link. Only links that don't work are counted, so others in a network cannot keep the owner of a good one out; throws
   * 429 above the limit.
   */
  async limitLinks<Result>(address: string, useLink: () => Promise<Result>): Promise<Result> {
    try {
      return await useLink();
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) await this.#counts.links(address);
      throw error;
    }
  }

  /** Whether an address may get another email after a sign-up. Must not be visible to the caller. */
  maySendSignUpMail(email: string): Promise<boolean> {
    return isWithin(() => this.#counts.signUpMails(email));
  }

  /** Whether an address may get another reset email. Must not be visible to the caller. */
  maySendResetMail({ email, address, mark }: Attempt): Promise<boolean> {
    return isWithin(async () => {
      if (this.isKnown(mark, email)) return this.#counts.resetMailsKnown(`${email} ${mark}`);
      await this.#counts.resetMailsHere(`${email} ${networkOf(address)}`);
      return this.#counts.resetMails(email);
    });
  }

  /** Returns the value of the cookie that marks a browser as known to an account. */
  markFor(email: string): string {
    const salt = randomBytes(16).toString('base64url');
    return `${salt}.${this.#sign(salt, email)}`;
  }

  #sign(salt: string, email: string): string {
    return createHmac('sha256', this.#secret).update(`known ${salt} ${email}`).digest('base64url');
  }

  /** Whether a browser brings the mark of having signed in to an account. */
  isKnown(mark: string | undefined, email: string): boolean {
    const [salt = '', signature = ''] = (mark ?? '').split('.');
    const given = Buffer.from(signature);
    const right = Buffer.from(this.#sign(salt, email));
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
