import { afterEach, expect, it } from 'vitest';
import { sharedPage } from './sharedPage.ts';

afterEach(() => document.head.replaceChildren());

it('is the page as its head describes it, at its one address', () => {
  document.head.innerHTML =
    '<title>Blog</title><link rel="canonical" href="https://site.test/blog"><meta name="description" content="Articles.">';

  expect(sharedPage()).toEqual({ url: 'https://site.test/blog', title: 'Blog', text: 'Articles.' });
});

it('is the address in the bar where the head names none', () => {
  document.head.innerHTML = '<title>Page not found</title>';

  expect(sharedPage()).toEqual({ url: location.href, title: 'Page not found', text: 'Page not found' });
});
