import { errorBody } from '@countertop/contract/shared/error';
import { type Family, type FamilyChild, getFamily, postChild } from '@countertop/contract/family/family';
import { type CurrentUser, currentUser } from '@countertop/contract/accounts/user';
import * as z from 'zod/mini';
import { TestBrowser } from './browser.ts';
import type { TestCaller, TestServer } from './server.ts';
import type { UserRow } from '../src/resources/people/Account.model.ts';
import { hashPassword } from '../src/resources/accounts/passwords.ts';

export const familyPassword = 'three cooks, one pot';
export const pin = '2468';

/** Returns a browser in which an account is signed in. */
function browserOf(server: TestServer, { cookie }: TestCaller, address: string): TestBrowser {
  const browser = new TestBrowser(server, address);
  for (const pair of cookie.split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    browser.cookies.set(name, value);
  }
  return browser;
}

export interface Grown {
  readonly server: TestServer;
  readonly id: string;
  readonly email: string;
  readonly browser: TestBrowser;
}

let addresses = 0;

/** Stores a signed-in adult, by default with the Family Plan and a password. */
export async function grownUp(server: TestServer, row: Partial<UserRow> = {}): Promise<Grown> {
  const plan = { subscriptionTier: 'family', subscriptionStatus: 'active' } as const;
  const caller = await server.signedIn({ ...plan, passwordHash: await hashPassword(familyPassword), ...row });
  addresses += 1;
  return { server, id: caller.id, email: caller.email, browser: browserOf(server, caller, `10.9.0.${addresses}`) };
}

const looks = ['ruth', 'omar', 'zuri', 'mina', 'ivan', 'kofi'];
const bands = ['ages_6_7', 'ages_8_9', 'ages_10_12'];

/** Adds children to the family of an adult, who agrees that what they do is stored. The first one has the account's ID. */
export async function addChildren(
  { server, id, browser }: Grown,
  nicknames: readonly string[],
): Promise<FamilyChild[]> {
  const children: FamilyChild[] = [];
  for (const [index, nickname] of nicknames.entries()) {
    const child = { nickname, picture: looks[index % looks.length], band: bands[index % bands.length] };
    const response = await browser.post('/api/family/children', child);
    if (response.status !== 200) throw new Error(await response.text());
    const added = z.parse(postChild.output, await response.json());
    const consent = { learnerId: added.id, userId: id, decision: 'given', method: 'email', noticeVersion: 1, at: 0 };
    await server.read((database) => database('consents').insert(consent));
    children.push({ ...added, consent: 'given' });
  }
  return children;
}

export async function familyOf({ browser }: Grown): Promise<Family> {
  return z.parse(getFamily.output, await (await browser.call('GET', '/api/family')).json());
}

export async function userOf(browser: TestBrowser): Promise<CurrentUser> {
  return z.parse(currentUser, await (await browser.call('GET', '/api/auth/user')).json());
}

/** Returns status, code and wrong fields of an error. */
export async function errorOf(response: Response): Promise<z.infer<typeof errorBody> & { readonly status: number }> {
  return { status: response.status, ...z.parse(errorBody, await response.json()) };
}

/** Returns status and code of an error. */
export async function refusalOf(response: Response): Promise<readonly [number, string]> {
  const { status, code } = await errorOf(response);
  return [status, code];
}

/** Hands the device of a browser to a child. */
export async function handOver(browser: TestBrowser, learnerId: string, pictures?: readonly string[]): Promise<number> {
  const choice = { learnerId, ...(pictures && { pictures }) };
  return (await browser.post('/api/family/hand-over', choice)).status;
}
