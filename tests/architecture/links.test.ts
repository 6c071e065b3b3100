import { expect, it } from 'vitest';
import { filesUnder, textOf } from '../support/sources.ts';

/** Addresses that are no pages: the server answers them. */
const others = /^\/(api|accessibility)\//;

it('leads to pages by typed links: `PageLink`, or a path that `satisfies PagePath`', () => {
  const files = ['mf-game', 'mf-account', 'mf-admin', 'shell']
    .flatMap(filesUnder)
    .filter((file) => /\/src\/.*\.tsx$/.test(file) && !/\.(stories|fixture|test)\.tsx$/.test(file));
  const untyped = files.flatMap((file) =>
    [...textOf(file).matchAll(/\bhref=(?:"|\{['`])(\/[^"'`]*)["'`](?! satisfies)/g)]
      .filter(([, address = '']) => !others.test(address))
      .map(([link]) => `${file}: ${link}`),
  );

  expect(files.length).toBeGreaterThan(400);
  expect(untyped).toEqual([]);
});
