import { secondFactorRemovalHours } from '@countertop/contract/accounts/secondFactor.limits';
import { hourMs, minuteMs } from '@countertop/contract/shared/time';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mailsTo, someMailsTo, type TestBrowser, tokenOf } from '../../../../test/browser.ts';
import { password, People } from '../../../../test/people.ts';
import { codeAt, enroll } from '../../../../test/authenticatorApp.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';

const newPassword = 'chosen by the inbox';
const people = new People({
  SESSION_SECRET: 'a secret of thirty-two characters or more',
  PUBLIC_ORIGIN: 'https://countertop.example',
});

/** Returns an account with a second factor. Its address has received two emails. */
async function enrolled(email: string) {
  const owner = await people.account(email);
  const { secret } = await enroll(owner, people.nowMs);
  await someMailsTo(people.server, email, 2);
  people.nowMs += minuteMs;
  return { owner, email, code: () => codeAt(secret, people.nowMs) };
}

/** Waits for emails with a kind of link. Other emails may arrive in between. */
const linksTo = (email: string, kind: 'reset' | 'keep-second-factor', count: number): Promise<string[]> =>
  eventually(async () => {
    const found = (await mailsTo(people.server, email)).filter((mail) => mail.includes(`#${kind}=`));
    expect(found).toHaveLength(count);
    return found;
  });

/** Resets the password as someone who reads the inbox, for the first or `nth` time. */
async function reset(email: string, nth = 1): Promise<{ browser: TestBrowser; removalToken: string | undefined }> {
  const browser = people.browser();
  await browser.post('/api/auth/forgot-password', { email });
  const mails = await linksTo(email, 'reset', nth);
  const token = tokenOf(mails.at(-1));
  const answer = await browser.post('/api/auth/reset-password', { token, password: newPassword });
  const shape = z.object({ secondFactor: z.literal('needed'), removalToken: z.optional(z.string()) });
  return { browser, removalToken: z.parse(shape, await answer.json()).removalToken };
}

const askRemoval = (browser: TestBrowser, token: string | undefined) =>
  browser.post('/api/auth/second-factor/removal', { token });
const signIn = async (email: string): Promise<unknown> =>
  (await people.browser().post('/api/auth/sign-in', { email, password: newPassword })).json();
const signedIn = { email: expect.any(String) };
const codeNeeded = { secondFactor: 'needed' };

it('is removed three days after a reset without a code, and not before', async () => {
  const { email } = await enrolled('locked-out@school.example');
  const { browser, removalToken } = await reset(email);
  const startMs = people.nowMs;
  const asked = await askRemoval(browser, removalToken);
  const again = await askRemoval(browser, removalToken);
  const stillOut = await browser.isSignedIn();
  people.nowMs = startMs + secondFactorRemovalHours * hourMs - 1;
  const early = await signIn(email);
  people.nowMs += 1;
  const due = await signIn(email);

  expect(await asked.json()).toEqual({ removalAt: new Date(startMs + 72 * hourMs).toISOString() });
  expect([again.status, stillOut]).toEqual([410, false]);
  expect(early).toEqual(codeNeeded);
  expect(due).toMatchObject(signedIn);
  // Confirmation, factor on, reset, new password, removal, factor off, new device.
  const mails = await someMailsTo(people.server, email, 7);
  expect(mails.filter((mail) => mail.includes('will be removed'))).toHaveLength(1);
  expect(mails.filter((mail) => mail.includes('was turned off'))).toHaveLength(1);
});

it('is kept by the link in the email', async () => {
  const { email } = await enrolled('kept-by-link@school.example');
  const { browser, removalToken } = await reset(email);
  await askRemoval(browser, removalToken);
  const mails = await linksTo(email, 'keep-second-factor', 1);
  // The thief resets again, which invalidates all links except the one that keeps the second factor.
  await reset(email, 2);

  const kept = await people.browser().post('/api/auth/second-factor/keep', { token: tokenOf(mails[0]) });
  people.nowMs += 80 * hourMs;

  expect(kept.status).toBe(200);
  expect(await signIn(email)).toEqual(codeNeeded);
});

it('is kept when its owner signs in with a code', async () => {
  const { email, code } = await enrolled('kept-by-code@school.example');
  const { browser, removalToken } = await reset(email);
  await askRemoval(browser, removalToken);
  const owner = (await reset(email, 2)).browser;

  const given = await owner.post('/api/auth/sign-in/code', { code: code() });
  people.nowMs += 80 * hourMs;

  expect(given.status).toBe(200);
  expect(await signIn(email)).toEqual(codeNeeded);
});

it('is not postponed by a second request', async () => {
  const { email } = await enrolled('twice@school.example');
  const first = await reset(email);
  await askRemoval(first.browser, first.removalToken);
  people.nowMs += 48 * hourMs;
  const second = await reset(email, 2);
  await askRemoval(second.browser, second.removalToken);
  people.nowMs += 24 * hourMs;

  expect(await signIn(email)).toMatchObject(signedIn);
});

it('can be requested only with the token of a reset, and not for an administrator', async () => {
  const { email } = await enrolled('admin@school.example');
  await people.server.read((database) => database('users').where({ email }).update({ role: 'admin' }));
  const byPassword = await people.browser().post('/api/auth/sign-in', { email, password });
  const { browser, removalToken } = await reset(email);
  const foreign = await askRemoval(browser, 'x'.repeat(43));

  expect(await byPassword.json()).toEqual({ secondFactor: 'needed' });
  expect([removalToken, foreign.status]).toEqual([undefined, 410]);
});
