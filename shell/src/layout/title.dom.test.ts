import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  document.title = 'As the server wrote it';
});

afterEach(() => {
  vi.resetModules();
});

it('names an open part instead of the page, whichever is written first', async () => {
  const { writePageTitle, writePartTitle } = await import('./title.ts');

  writePartTitle('An article');
  writePageTitle('Blog');
  const opened = document.title;
  writePartTitle(undefined);

  expect(opened).toBe('An article');
  expect(document.title).toBe('Blog');
});

it('leaves what the server wrote until there is a name', async () => {
  const { writePartTitle } = await import('./title.ts');

  writePartTitle(undefined);

  expect(document.title).toBe('As the server wrote it');
});
