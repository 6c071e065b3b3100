import { describe, expect, it } from 'vitest';
import { isNewDocument } from './newDocument.ts';
import { pages } from './pages.ts';

describe('isNewDocument', () => {
  it.each(pages.filter(({ path }) => path !== '/pricing').map(({ path }) => path))(
    'loads on the way from %s to /pricing, and back',
    (path) => {
      expect(isNewDocument(path, '/pricing')).toBe(true);
      expect(isNewDocument('/pricing', path)).toBe(true);
    },
  );

  it.each(['/PRICING', '/pricing/', '/Pricing/'])('knows the page by the name %s too', (path) => {
    expect(isNewDocument('/', path)).toBe(true);
    expect(isNewDocument(path, '/no-such-page')).toBe(true);
  });

  it.each([
    ['/', '/about'],
    ['/game', '/dashboard'],
    ['/about', '/no-such-page'],
    ['/pricing', '/pricing'],
    ['/pricing', '/Pricing/'],
  ])('walks from %s to %s', (from, to) => {
    expect(isNewDocument(from, to)).toBe(false);
  });

  it('leaves the server’s own addresses to the server', () => {
    expect(isNewDocument('/', '/api/login')).toBe(true);
  });
});
