import { createHash } from 'node:crypto';
import { cookieName, signedInCookie } from '@countertop/contract/accounts/signedIn';
import { en as notice } from '@countertop/contract/family/notice.messages';
import * as retention from '@countertop/contract/accounts/retention';
import { expect, it } from 'vitest';
import { deviceRecords } from '../../shell/src/pages/privacy/deviceRecords.ts';
import { en } from '../../shell/src/pages/privacy/privacy.messages.ts';
import { lastUpdated } from '../../shell/src/pages/privacy/sections.ts';
import { filesUnder, sourceFolders, textOf } from '../support/sources.ts';

const isTest = /\.(test|stories|fixture)\./;
const listed: readonly string[] = deviceRecords.map(({ name }) => name);

function texts(folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) => filesUnder(`${folder}/src`))
    .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file) && !file.endsWith('deviceRecords.ts'))
    .map(textOf);
}

/** Returns the storage keys that the code uses in the browser: `countertop.game.v1`. */
function storageKeys(): ReadonlySet<string> {
  const found = texts(sourceFolders.filter((folder) => folder !== 'api'));
  return new Set(found.flatMap((text) => text.match(/(?<=')countertop\.[\w.-]+(?=')/g) ?? []));
}

/** Returns the names of the cookies that the server sets. */
function cookieNames(): ReadonlySet<string> {
  const found = texts(['api']).flatMap((text) => [
    ...(text.match(/(?<=Cookie = \{ name: ')[\w-]+(?=')/g) ?? []),
    ...(text.match(/(?<=const sessionName = ')[\w-]+(?=')/g) ?? []),
  ]);
  return new Set([...found, signedInCookie]);
}

it('the privacy policy lists everything that the code stores in the browser (v5.0.0-14.3.3) (promise:device-storage)', () => {
  const unlisted = [...storageKeys()].filter(
    (name) => !listed.some((one) => name === one || name.startsWith(`${one}.`)),
  );

  expect(storageKeys().size).toBeGreaterThan(4);
  expect(unlisted).toEqual([]);
});

it('the privacy policy lists every cookie that the server sets, and the prefix of their names', () => {
  expect(cookieNames().size).toBeGreaterThanOrEqual(6);
  expect([...cookieNames()].filter((name) => !listed.includes(name))).toEqual([]);
  expect(en['privacy.device.lead']).toContain(cookieName('', true));
});

it('the privacy policy lists the storage key of the router for scroll positions', () => {
  const router = textOf('node_modules/@tanstack/router-core/dist/esm/scroll-restoration.js');

  const [, key] = /storageKey = "([^"]+)"/.exec(router) ?? [];

  expect(listed).toContain(key);
});

it('the privacy policy lists the cookie for display settings', () => {
  expect(textOf('design-system/src/theme/preferences/preferences.ts')).toContain(
    `document.cookie = \`${deviceRecords[0].name}=`,
  );
});

it('the privacy policy has the date of its last change (promise:privacy-date)', () => {
  const text = JSON.stringify([en, notice, deviceRecords, retention]);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);

  // If this fails, set `lastUpdated` to today and enter that date and the new hash here.
  expect([lastUpdated, hash]).toEqual(['2026-11-28', '40ebd2fe0dca5a8d']);
});
