import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from './server.ts';
import { someMailsTo, TestBrowser, tokenOf } from './browser.ts';
import type { UserRow } from '../src/resources/people/Account.model.ts';

export const password = 'correct horse';

/** Returns the body of a sign-up request. */
export const signUp = (email: string, more = {}): object => ({ email, isAdult: true, ...more });

/** Accounts on a server that runs during the tests of a file. */
export class People {
  /** The server's clock, which tests can change. */
  nowMs = Date.parse('2026-11-21T12:00:00Z');
  #server: TestServer | undefined;
  #browsers = 0;

  constructor(environment: Readonly<Record<string, string>> = {}) {
    beforeAll(async () => {
      this.#server = await startTestServer({
        now: () => this.nowMs,
        environment: { TRUSTED_PROXIES: '1', ...environment },
      });
    });
    afterAll(() => this.#server?.end());
  }

  get server(): TestServer {
    if (this.#server === undefined) throw new Error('The server runs only during tests.');
    return this.#server;
  }

  /** Returns a new browser, by default with its own IP address. */
  browser(address?: string): TestBrowser {
    this.#browsers += 1;
    return new TestBrowser(this.server, address ?? `10.0.0.${this.#browsers}`);
  }

  /** Creates a confirmed account and returns its signed-in browser. */
  async account(email: string): Promise<TestBrowser> {
    const browser = this.browser();
    await browser.post('/api/auth/sign-up', signUp(email));
    const [mail] = await someMailsTo(this.server, email);
    await browser.post('/api/auth/confirm', { token: tokenOf(mail), password });
    return browser;
  }

  async rowOf(email: string): Promise<UserRow> {
    const row = await this.server.read((database) => database<UserRow>('users').where({ email }).first());
    if (row === undefined) throw new Error(`There is no account for ${email}.`);
    return row;
  }
}
