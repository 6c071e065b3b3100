import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { dayMs, hourMs, minuteMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { rateLimit, type CountCall } from '../../platform/http/rateLimit.ts';
import { networkOf } from '../../platform/http/networkOf.ts';
import { ApiError, SignInBlocked, RateLimitError } from '../../platform/errors/ApiError.ts';
import { workshopOf } from './workshops.ts';

/**
 * Those of a network are high enough for a school, a workshop of 40 teachers or a mobile carrier behind one address: what stops a script
 * that tries a list of passwords is the limits of an account, which count everywhere. Sign-ups and resets are
 * counted separately, so that nobody can use up someone's resets by signing up with their address.
 */
const limits = {
  /** Attempts for one account from one network. */
  here: { name: 'sign-in here', calls: 10, windowMs: 15 * minuteMs },
  /** Attempts for one account from all networks together, by browsers that never signed in to it. */
  strangers: { name: 'sign-in strangers', calls: 100, windowMs: hourMs },
  /** Attempts from one network for all accounts. */
  network: { name: 'sign-in network', calls: 600, windowMs: 15 * minuteMs },
  /** Attempts for one account in a browser that has signed in to it. Strangers can't use these up. */
  known: { name: 'sign-in known', calls: 10, windowMs: 15 * minuteMs },
  /** Sign-ups and reset requests, from one network for all addresses. */
  signUps: { name: 'sign-ups', calls: 120, windowMs: hourMs },
  resets: { name: 'resets', calls: 120, windowMs: hourMs },
  /** Emails after sign-ups, to one address. */
  signUpMails: { name: 'sign-up mails', calls: 3, windowMs: hourMs },
  /** Reset emails to one address, requested from one network. */
  resetMailsHere: { name: 'reset mails here', calls: 3, windowMs: hourMs },
  /** Reset emails to one address, requested from anywhere. Links work for the same hour, so the last email has a working one. */
  resetMails: { name: 'reset mails', calls: 6, windowMs: hourMs },
  /** Reset emails to one address, requested in a browser that has signed in to the account. */
  resetMailsKnown: { name: 'reset mails known', calls: 3, windowMs: hourMs },
  /** Attempts to open invalid links, from one network. */
  links: { name: 'sign-in links', calls: 60, windowMs: hourMs },
} as const;

/** An attempt to sign in to an account, or a request for a link to it. */
export interface Attempt {
  /** In lower case. */
  readonly email: string;
  readonly address: string;
  /** Value of the cookie that a browser has after signing in before. */
  readonly browserToken: string | undefined;
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
 * Limits password guesses and emails. Strangers can't lock users out: browsers that have signed in before are counted
 * separately, and a reset link from the inbox makes any browser one of them.
 */
export class SignInLimits {
  readonly #secret: string;
  readonly #database: Knex;
  readonly #counts: Readonly<Record<keyof typeof limits, CountCall>>;

  constructor(secret: string, database: Knex) {
    this.#secret = secret;
    this.#database = database;
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

  /** Counts an attempt to sign in. Throws `SignInBlocked` above the limits, whether or not the account exists. */
  async countSignIn(attempt: Attempt): Promise<void> {
    try {
      await this.#countSignIn(attempt);
    } catch (error) {
      throw error instanceof RateLimitError ? new SignInBlocked(error.retryAfterSeconds) : error;
    }
  }

  async #countSignIn({ email, address, browserToken }: Attempt): Promise<void> {
    if (this.isKnown(browserToken, email)) return this.#counts.known(`${email} ${browserToken}`);
    await this.#counts.network(address);
    await this.#counts.here(`${email} ${networkOf(address)}`);
    await this.#counts.strangers(email);
  }

  /** Whether the link of a workshop works. */
  isWorkshopOpen(code: string): boolean {
    return workshopOf(this, code, Date.now()) !== null;
  }

  /**
   * Counts a sign-up from an IP address, unless it is one of those that the code of a workshop allows. Throws `RateLimitError` above the
   * limit.
   */
  async countSignUp(address: string, code: string | undefined): Promise<void> {
    const workshop = code === undefined ? null : workshopOf(this, code, Date.now());
    if (workshop !== null) {
      const ofWorkshop = { name: 'workshop sign-ups', calls: workshop.people, windowMs: dayMs };
      if (await isWithin(() => rateLimit(ofWorkshop, this.#database)(`${code}`))) return;
    }
    await this.#counts.signUps(address);
  }

  /** Counts a reset request, unless the browser has signed in before. Throws `RateLimitError` above the limit. */
  async countReset({ email, address, browserToken }: Attempt): Promise<void> {
    if (!this.isKnown(browserToken, email)) await this.#counts.resets(address);
  }

  /**
   * Uses a link. Counts only invalid links, so that others in the network can't block a valid one. Throws `RateLimitError`
   * above the limit.
   */
  async limitLinks<Result>(address: string, useLink: () => Promise<Result>): Promise<Result> {
    try {
      return await useLink();
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) await this.#counts.links(address);
      throw error;
    }
  }

  /** Whether an address may get another email after a sign-up. The response must not depend on it. */
  maySendSignUpMail(email: string): Promise<boolean> {
    return isWithin(() => this.#counts.signUpMails(email));
  }

  /** Whether an address may get another reset email. The response must not depend on it. */
  maySendResetMail({ email, address, browserToken }: Attempt): Promise<boolean> {
    return isWithin(async () => {
      if (this.isKnown(browserToken, email)) return this.#counts.resetMailsKnown(`${email} ${browserToken}`);
      await this.#counts.resetMailsHere(`${email} ${networkOf(address)}`);
      return this.#counts.resetMails(email);
    });
  }

  /** Returns the cookie value for a browser that has signed in to an account. */
  newBrowserToken(email: string): string {
    const salt = randomBytes(16).toString('base64url');
    return `${salt}.${this.#sign(salt, email)}`;
  }

  #sign(salt: string, email: string): string {
    return createHmac('sha256', this.#secret).update(`known ${salt} ${email}`).digest('base64url');
  }

  /** Whether a browser has signed in to an account before. */
  isKnown(browserToken: string | undefined, email: string): boolean {
    const [salt = '', signature = ''] = (browserToken ?? '').split('.');
    const actual = Buffer.from(signature);
    const expected = Buffer.from(this.#sign(salt, email));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  }
}
