import { expect, it } from 'vitest';
import { deviceRecords } from '../../shell/src/privacy/deviceRecords.ts';
import { filesUnder, sourceFolders, textOf } from '../support/sources.ts';

const isTest = /\.(test|stories|fixture)\./;

/** The names under which the code keeps something in the browser: `countertop.game.v1`. */
function keptNames(): ReadonlySet<string> {
  const texts = sourceFolders
    .filter((folder) => folder !== 'api')
    .flatMap((folder) => filesUnder(`${folder}/src`))
    .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file) && !file.endsWith('deviceRecords.ts'))
    .map(textOf);
  return new Set(texts.flatMap((text) => text.match(/(?<=')countertop\.[\w.-]+(?=')/g) ?? []));
}

it('v5.0.0-14.3.3 the privacy policy lists everything that the code keeps in the browser', () => {
  const listed = deviceRecords.map(({ name }) => name);
  const unlisted = [...keptNames()].filter((name) => !listed.some((one) => name === one || name.startsWith(`${one}.`)));

  expect(keptNames().size).toBeGreaterThan(4);
  expect(unlisted).toEqual([]);
});

it('the privacy policy names the cookie of the look', () => {
  expect(textOf('design-system/src/preferences/preferences.ts')).toContain(
    `document.cookie = \`${deviceRecords[0].name}=`,
  );
});
