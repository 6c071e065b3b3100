import type { Game } from '@countertop/contract/site/games';
import { hourMs } from '@countertop/contract/shared/time';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mailsTo } from '../../test/browser.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { type Announcement, announceGame } from '../resources/early-access/announceGame.ts';
import { announce } from './announce.ts';

const title = 'The Missing Number';
const game: Game = { id: 'missing-number', title, stage: 'open', path: '/game' };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.end());

const run = (...args: string[]) => announce(args, server.databaseEnvironment, server.root, [game]);

async function wait(email: string, more: object = {}): Promise<void> {
  const row = { email, gameTitle: title, source: 'x', token: `token-${email}`, createdAt: 1, confirmedAt: 1 };
  await server.read((database) => database('early_access').insert({ ...row, ...more }));
}
const waiting = () => server.read<string[]>((database) => database('early_access').orderBy('id').pluck('email'));

/** Runs the announcement in this process, with other mail. */
function announceWith(sendMail: (mail: Mail) => Promise<void>, nowMs = Date.now()): Promise<Announcement> {
  const log = { error() {} };
  return server.read((database) =>
    announceGame(
      { database, sendMail, origin: 'https://countertop.example', now: () => nowMs, log },
      { title, path: '/game' },
    ),
  );
}

it('emails each confirmed address once, and deletes it (promise:early-access-mail)', async () => {
  await wait('one@school.example');
  await wait('two@school.example');
  await wait('unconfirmed@school.example', { confirmedAt: null });
  await wait('other@school.example', { gameTitle: 'Another game' });

  const outputs = [await run('missing-number', '--dry-run'), await run('missing-number'), await run(title)];

  expect(outputs).toEqual([
    '2 addresses would be emailed that The Missing Number is open. Nothing was sent.',
    'Emailed 2 addresses that The Missing Number is open, and deleted each.',
    'Emailed 0 addresses that The Missing Number is open, and deleted each.',
  ]);
  const mails = await mailsTo(server, 'one@school.example');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('The Missing Number is open. Play it here:');
  expect(mails[0]).toMatch(/^List-Unsubscribe: <http.+token=token-one@school\.example>$/m);
  expect(mails[0]).toContain('/early-access#unsubscribe=token-one@school.example');
  expect(await waiting()).toEqual(['unconfirmed@school.example', 'other@school.example']);
});

it('unsubscribes from other games by the link in the email', async () => {
  await wait('both@school.example');
  await wait('both@school.example', { gameTitle: 'Another game', token: 'token-of-the-other' });

  await run('missing-number');

  expect((await mailsTo(server, 'both@school.example'))[0]).toContain('#unsubscribe=token-of-the-other');
});

it('emails each address once when two runs meet', async () => {
  const mails: string[] = [];
  for (let index = 0; index < 20; index += 1) await wait(`${index}@school.example`);
  const send = async ({ to }: Mail) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    mails.push(to);
  };

  const results = await Promise.all([announceWith(send), announceWith(send)]);

  expect(mails.toSorted()).toEqual([...new Set(mails)].toSorted());
  expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(20);
  expect(await waiting()).toEqual([]);
});

it('keeps an address whose email failed for the next run', async () => {
  await wait('full@school.example');
  await wait('fine@school.example');

  const first = await announceWith(({ to }) =>
    to.startsWith('full') ? Promise.reject(new Error('552')) : Promise.resolve(),
  );
  const left = await waiting();
  const second = await announceWith(() => Promise.resolve());

  expect([first, left, second]).toEqual([
    { sent: 1, failed: 1, unsure: 0 },
    ['full@school.example'],
    { sent: 1, failed: 0, unsure: 0 },
  ]);
});

it('repeats the email of a run that was killed after an hour, with the same Message-ID', async () => {
  const killedMs = Date.now();
  const mails: Mail[] = [];
  const send = (mail: Mail) => Promise.resolve(void mails.push(mail));
  await wait('once@school.example');
  // Simulates a process that ended before it could delete the row.
  await announceWith((mail) => send(mail).then(() => Promise.reject(new Error('killed'))), killedMs);
  await server.read((database) => database('early_access').update({ announcedAt: killedMs }));

  const soon = await announceWith(send, killedMs + hourMs);
  const later = await announceWith(send, killedMs + hourMs + 1);

  expect([soon, later]).toEqual([
    { sent: 0, failed: 0, unsure: 1 },
    { sent: 1, failed: 0, unsure: 0 },
  ]);
  expect(mails.map(({ messageId }) => messageId)).toEqual([mails[0]?.messageId, mails[0]?.messageId]);
  expect(mails[0]?.messageId).toMatch(/^<[\w-]{43}@countertop\.example>$/);
});

it('does not announce a game that is not open', async () => {
  await expect(announce(['missing-number'], server.databaseEnvironment, server.root)).rejects.toThrow(
    "The Missing Number is not open: its stage is 'coming'.",
  );
});

it.each([
  [[], 'Usage: npx countertop announce'],
  [['a', 'b'], 'Usage: npx countertop announce'],
  [['chess'], 'There is no game chess. Enter one of: missing-number.'],
])('rejects the arguments %j', async (args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence);
});
