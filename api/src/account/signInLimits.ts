import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import { callLimit, type CountCall } from '../http/callLimit.ts';
import { networkOf } from '../http/networkOf.ts';
import { TooManyCalls } from '../problem.ts';

const minuteMs = 60_000;

/** Ours: a school behind one address signs in, and a program that tries a list of passwords gets nowhere. */
const limits = {
  /** For one account from one network. */
  here: { name: 'sign-in here', calls: 10, windowMs: 15 * minuteMs },
  /** For one account from all networks together, among browsers that never signed in to it. */
  strangers: { name: 'sign-in strangers', calls: 100, windowMs: 60 * minuteMs },
  /** From one network to all accounts. */
  network: { name: 'sign-in network', calls: 200, windowMs: 15 * minuteMs },
  /** For one account in a browser that has signed in to it: strangers cannot use these up. */
  known: { name: 'sign-in known', calls: 10, windowMs: 15 * minuteMs },
  /** Asking for mails, from one network. */
  asking: { name: 'sign-in asking', calls: 30, windowMs: 60 * minuteMs },
  /** Mails to one address. */
  mails: { name: 'sign-in mails', calls: 3, windowMs: 60 * minuteMs },
  /** Trying links, from one network. */
  links: { name: 'sign-in links', calls: 60, windowMs: 60 * minuteMs },
} as const;

/** A try to sign in. */
export interface Try {
  readonly email: string;
  readonly address: string;
  /** What a browser brings that has signed in before. */
  readonly mark: string | undefined;
}

/** Counts what guesses need many of. Who is shut out of an account by others can still get in from a known browser and by mail. */
export class SignInLimits {
  readonly #secret: string;
  readonly #here: CountCall;
  readonly #strangers: CountCall;
  readonly #network: CountCall;
  readonly #known: CountCall;
  readonly #mails: CountCall;
  /** Counts asking for a mail from an address; throws 429. */
  readonly countAsking: CountCall;
  /** Counts a try of a link from an address; throws 429. */
  readonly countLink: CountCall;

  constructor(secret: string, database: Knex) {
    this.#secret = secret;
    this.#here = callLimit(limits.here, database);
    this.#strangers = callLimit(limits.strangers, database);
    this.#network = callLimit(limits.network, database);
    this.#known = callLimit(limits.known, database);
    this.#mails = callLimit(limits.mails, database);
    this.countAsking = callLimit(limits.asking, database);
    this.countLink = callLimit(limits.links, database);
  }

  /** Counts a try; throws 429 when there were too many, whether or not there is such an account. */
  async countTry({ email, address, mark }: Try): Promise<void> {
    if (this.isKnown(mark, email)) return this.#known(`${email} ${mark}`);
    await this.#network(address);
    await this.#here(`${email} ${networkOf(address)}`);
    await this.#strangers(email);
  }

  /** False when an address got enough mails for now; says nothing to who asks. */
  async mayMail(email: string): Promise<boolean> {
    try {
      await this.#mails(email);
      return true;
    } catch (error) {
      if (error instanceof TooManyCalls) return false;
      throw error;
    }
  }

  /** What a browser is told to bring next time, after it has signed in. */
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
