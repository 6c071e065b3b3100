import { describe, expect, it } from 'vitest';
import { needsPageLoad } from './needsPageLoad.ts';
import { pages } from './pages.ts';

describe('needsPageLoad', () => {
  it.each(pages.filter(({ path }) => path !== '/pricing').map(({ path }) => path))(
    'loads a document between %s and /pricing, in both directions',
    (path) => {
      expect(needsPageLoad(path, '/pricing')).toBe(true);
      expect(needsPageLoad('/pricing', path)).toBe(true);
    },
  );

  it.each(['/PRICING', '/pricing/', '/Pricing/'])('treats %s as /pricing', (path) => {
    expect(needsPageLoad('/', path)).toBe(true);
    expect(needsPageLoad(path, '/no-such-page')).toBe(true);
  });

  it.each([
    ['/', '/about'],
    ['/game', '/dashboard'],
    ['/about', '/no-such-page'],
    ['/pricing', '/pricing'],
    ['/pricing', '/Pricing/'],
  ])('navigates from %s to %s without loading a document', (from, to) => {
    expect(needsPageLoad(from, to)).toBe(false);
  });

  it('loads a document for paths of the API', () => {
    expect(needsPageLoad('/', '/api/login')).toBe(true);
  });
});
