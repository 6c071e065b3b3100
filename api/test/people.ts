import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from './server.ts';
import { someMailsTo, TestBrowser, tokenOf } from './browser.ts';
import type { UserRow } from '../src/resources/accounts/Account.model.ts';

/** What the people of a test choose. */
export const password = 'correct horse';

/** What is sent to ask for an account. */
export const signUp = (email: string, more = {}): object => ({ email, isAdult: true, ...more });

/** People with accounts on a server of their own, for the tests of the file that makes this. */
export class People {
  /** The server's clock. Tests move it. */
  nowMs = Date.parse('2026-11-21T12:00:00Z');
  #server: TestServer | undefined;
  #browsers = 0;

  /** `environment`: what is set of the server beside what these tests need. */
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
    if (this.#server === undefined) throw new Error('The server is there while tests run.');
    return this.#server;
  }

  /** A browser with an address of its own when none is given. */
  browser(address?: string): TestBrowser {
    this.#browsers += 1;
    return new TestBrowser(this.server, address ?? `10.0.0.${this.#browsers}`);
  }

  /** A confirmed account, and the browser that made it. */
  async account(email: string): Promise<TestBrowser> {
    const made = this.browser();
    await made.post('/api/auth/sign-up', signUp(email));
    const [mail] = await someMailsTo(this.server, email);
    await made.post('/api/auth/confirm', { token: tokenOf(mail), password });
    return made;
  }

  /** The row of an address; throws when there is none. */
  async rowOf(email: string): Promise<UserRow> {
    const row = await this.server.read((database) => database<UserRow>('users').where({ email }).first());
    if (row === undefined) throw new Error(`Nobody has ${email}.`);
    return row;
  }
}
