import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  document.title = 'From the server';
});

afterEach(() => {
  vi.resetModules();
});

it('prefers the title of an open section, in whichever order they are set', async () => {
  const { setPageTitle, setSectionTitle } = await import('./documentTitle.ts');

  setSectionTitle('An article');
  setPageTitle('Blog');
  const opened = document.title;
  setSectionTitle(undefined);

  expect(opened).toBe('An article');
  expect(document.title).toBe('Blog');
});

it('keeps the title from the server until one is set', async () => {
  const { setSectionTitle } = await import('./documentTitle.ts');

  setSectionTitle(undefined);

  expect(document.title).toBe('From the server');
});
