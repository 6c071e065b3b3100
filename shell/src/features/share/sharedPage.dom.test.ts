import { afterEach, expect, it } from 'vitest';
import { sharedPage } from './sharedPage.ts';

afterEach(() => document.head.replaceChildren());

it('shares the canonical address, title and description', () => {
  document.head.innerHTML =
    '<title>Blog</title><link rel="canonical" href="https://site.test/blog"><meta name="description" content="Articles.">';

  expect(sharedPage()).toEqual({ url: 'https://site.test/blog', title: 'Blog', text: 'Articles.' });
});

it('shares the address of the location if the head has none', () => {
  document.head.innerHTML = '<title>Page not found</title>';

  expect(sharedPage()).toEqual({ url: location.href, title: 'Page not found', text: 'Page not found' });
});
