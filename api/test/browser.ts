import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestServer } from './server.ts';
import { eventually } from '../../tests/support/eventually.ts';

/** A browser with its own cookies and IP address. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #server: TestServer;
  readonly #address: string;

  /** The server must trust one proxy to see the address. */
  constructor(server: TestServer, address: string) {
    this.#server = server;
    this.#address = address;
  }

  /** Calls the API, or another server of the test if `target` is an absolute URL. */
  async call(
    method: string,
    target: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const response = await fetch(new URL(target, this.#server.url), {
      method,
      redirect: 'manual',
      headers: {
        'X-Forwarded-For': this.#address,
        'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  post(target: string, body: unknown): Promise<Response> {
    return this.call('POST', target, body);
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.call('GET', '/api/auth/user')).status === 200;
  }

  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Returns the emails sent to an address, oldest first. */
export async function mailsTo(server: TestServer, email: string): Promise<string[]> {
  const folder = path.join(server.root, 'data', 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.toSorted((one, other) => one.localeCompare(other)).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return mails.filter((mail) => mail.startsWith(`To: ${email}\n`));
}

/** Waits for emails to an address, because they are sent after the response. */
export async function someMailsTo(server: TestServer, email: string, minCount = 1): Promise<string[]> {
  return eventually(async () => {
    const mails = await mailsTo(server, email);
    if (mails.length < minCount) throw new Error(`${email} has ${mails.length} emails.`);
    return mails;
  });
}

/** Returns the token of the link in an email. */
export function tokenOf(mail: string | undefined): string {
  return /#(?:confirm|reset|keep-second-factor)=([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
}
