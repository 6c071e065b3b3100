import { toAfaPnp } from '@countertop/contract/play/afaPnp';
import { checkCodeAlphabet } from '@countertop/contract/play/checkCode';
import { settingsCodeDays } from '@countertop/contract/family/family.limits';
import { getSettings, type LearnerSettings, postSettingsCode } from '@countertop/contract/play/settings';
import { dayMs } from '@countertop/contract/shared/time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addChildren, errorOf, grownUp, handOver, refusalOf } from '../../../test/family.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';
import { deleteOldSettingsCodes } from './settings.service.ts';

const startMs = Date.now();
let nowMs = startMs;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs });
});
beforeEach(() => {
  nowMs = startMs;
});
afterAll(() => server.end());

const settings: LearnerSettings = {
  theme: 'dark',
  textSize: 150,
  reducedMotion: 'on',
  soundEnabled: false,
  musicVolume: 0,
  effectsVolume: 0.5,
  voiceVolume: 1,
  gameSpeed: 'none',
  readAloud: true,
  readingSpeed: 'slow',
  numberPadSide: 'left',
};
const path = ({ id }: TestCaller, what: string) => `/api/learners/${id}/${what}`;
const save = (person: TestCaller, wanted: object = settings) =>
  person.call('PUT', path(person, 'settings'), { settings: wanted });
const saved = async (person: TestCaller) =>
  z.parse(getSettings.output, await (await person.call('GET', path(person, 'settings'))).json()).settings;
const makeCode = (person: TestCaller) => person.call('POST', path(person, 'settings-code'), {});
const apply = (person: TestCaller, code: string) => person.call('POST', path(person, 'settings-code/use'), { code });

async function newCode(person: TestCaller): Promise<string> {
  await save(person);
  return z.parse(postSettingsCode.output, await (await makeCode(person)).json()).code;
}

it('renders pages with the settings of the child who plays, on every device', async () => {
  const adult = await grownUp(server);
  const [child] = await addChildren(adult, ['Sunny Waffle']);
  if (child === undefined) throw new Error('A child was added.');
  const html = async () => {
    const page = await adult.browser.call('GET', '/game');
    return `${page.headers.get('cache-control')} ${/<html[^>]*>/.exec(await page.text())?.[0]}`;
  };
  adult.browser.cookies.set('preferences', 'default.125.off');
  await adult.browser.call('PUT', `/api/learners/${child.id}/settings`, { settings });

  expect(await html()).toMatch(
    /^public.* data-theme="default" data-text-size="125" data-motion="off" data-settings="device"/,
  );
  await handOver(adult.browser, child.id);
  expect(await html()).toMatch(
    /^private.* data-theme="dark" data-text-size="150" data-motion="on" data-settings="child"/,
  );
});

it('keeps the settings of a child, null before', async () => {
  const person = await server.signedIn();
  const before = await saved(person);

  await save(person);

  expect([before, await saved(person)]).toEqual([null, settings]);
  expect((await save(person, { ...settings, gameSpeed: 'x3' })).status).toBe(422);
  expect((await save(person, { ...settings, nickname: 'Mia' })).status).toBe(422);
});

it('carries settings to another account by a code, typed as people type', async () => {
  const [from, to] = [await server.signedIn(), await server.signedIn()];
  const code = await newCode(from);

  expect(code).toMatch(new RegExp(`^([${checkCodeAlphabet}]{4}-){2}[${checkCodeAlphabet}]{4}$`));
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
  expect(await (await apply(to, typed)).json()).toEqual({ settings });
  expect(await saved(to)).toEqual(settings);
  expect((await apply(to, code)).status).toBe(200);
});

it('stores neither the code nor whose settings they were', async () => {
  const from = await server.signedIn();
  const code = await newCode(from);

  const stored = JSON.stringify(await server.read((database) => database('settings_codes')));

  expect(stored).not.toContain(code.replaceAll('-', ''));
  expect(stored).not.toContain(from.id);
});

it('exports settings in the terms of Access for All once they are saved', async () => {
  const person = await server.signedIn();
  const exported = () => person.call('GET', path(person, 'settings/export'));
  expect((await errorOf(await exported())).code).toBe('settings_not_saved');

  await save(person);

  expect(await (await exported()).json()).toEqual(toAfaPnp(settings));
});

it('makes no code before settings are saved', async () => {
  const answer = await makeCode(await server.signedIn());

  expect(await refusalOf(answer)).toEqual([404, 'settings_not_saved']);
});

it('accepts a code for exactly 7 days, then deletes it', async () => {
  const [from, to] = [await server.signedIn(), await server.signedIn()];
  const code = await newCode(from);

  nowMs = startMs + settingsCodeDays * dayMs - 1;
  expect((await apply(to, code)).status).toBe(200);
  nowMs += 1;
  const late = await apply(to, code);
  expect(await refusalOf(late)).toEqual([404, 'settings_code_invalid']);
  await server.read((database) => deleteOldSettingsCodes(database, nowMs));
  expect(await server.read((database) => database('settings_codes'))).toEqual([]);
});

it('limits guesses, also of several accounts in one network', async () => {
  const guess = 'AAAA-BBBB-CCCC';
  const [one, other] = [await server.signedIn(), await server.signedIn()];
  const code = await newCode(one);
  for (let uses = 0; uses < 25; uses += 1) expect((await apply(one, code)).status).toBe(200);
  const statuses = [];
  for (let index = 0; index < 22; index += 1) statuses.push((await apply(index % 2 ? one : other, guess)).status);

  expect(statuses).toContain(429);
  expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(15);
  expect((await apply(other, code)).status, 'a right guess above the limit').toBe(429);
});
