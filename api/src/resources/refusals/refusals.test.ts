import { beforeEach, expect, it } from 'vitest';
import { mailsTo, someMailsTo } from '../../../test/browser.ts';
import { People, signUp } from '../../../test/people.ts';

const people = new People();
const refuse = (token: string, isRefused = true) => people.browser().post('/api/mail/refusal', { token, isRefused });
const refusalIn = (mail: string | undefined) => /#refuse=([\w-]{43})/.exec(mail ?? '')?.[1] ?? '';
const support = { topic: 'other', message: 'Hello', requestId: 'one' } as const;

let email: string;
let made = 0;
let requests = 0;
beforeEach(() => {
  made += 1;
  email = `stranger${made}@school.example`;
});

/** Everything that sends an email to an address that anybody can enter. */
async function ask(): Promise<void> {
  await people.browser().post('/api/auth/sign-up', signUp(email));
  await people.browser().post('/api/support-requests', { ...support, email, requestId: `request-${(requests += 1)}` });
  const earlyAccess = { sessionId: null, gameTitle: 'The Missing Number', email };
  await people.browser().post('/api/analytics/early-access', earlyAccess);
}

it('stops all emails that anybody can request, by the link in any of them', async () => {
  await ask();
  const mails = await someMailsTo(people.server, email, 3);
  const tokens = new Set(mails.map(refusalIn));
  const [token = ''] = tokens;
  expect([tokens.size, token.length]).toEqual([1, 43]);

  const answers = [await refuse(token), await refuse(token)];
  await ask();
  const later = email;
  email = `after-${later}`;
  await ask();
  await someMailsTo(people.server, email, 3);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await mailsTo(people.server, later)).toHaveLength(3);
  const stored = await people.server.read((database) => database('refused_addresses'));
  expect(JSON.stringify(stored)).not.toContain(later);
});

it('allows them again by the same link', async () => {
  await people.browser().post('/api/auth/sign-up', signUp(email));
  const token = refusalIn((await someMailsTo(people.server, email))[0]);
  await refuse(token);

  await refuse(token, false);
  await people.browser().post('/api/auth/sign-up', signUp(email));

  expect(await someMailsTo(people.server, email, 2)).toHaveLength(2);
});

it('does not stop the emails of an account', async () => {
  await people.account(email);
  const [confirmation] = await mailsTo(people.server, email);
  await refuse(refusalIn(confirmation));

  await people.browser().post('/api/auth/forgot-password', { email });

  const mails = await someMailsTo(people.server, email, 2);
  expect(mails[1]).toContain('#reset=');
  expect(mails[1]).not.toContain('#refuse=');
});

it('writes to one address at most six times a day, by any form', async () => {
  for (let round = 0; round < 4; round += 1) await ask();
  await people.browser().post('/api/auth/sign-up', signUp(`marker-${email}`));
  await someMailsTo(people.server, `marker-${email}`);

  expect(await mailsTo(people.server, email)).toHaveLength(6);
});
