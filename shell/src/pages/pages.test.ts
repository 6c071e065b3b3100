import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { headOf } from './head.ts';
import { pageAt, pages } from './pages.ts';

const root = path.resolve(import.meta.dirname, '../../..');

describe('pageAt', () => {
  it.each(['/game', '/game/', '/GAME', '/Game/'])('finds the game at %s', (pathname) => {
    expect(pageAt(pathname)?.path).toBe('/game');
  });

  it.each(['/game//', '//game', '/game/1', '/games', ''])('finds nothing at %s', (pathname) => {
    expect(pageAt(pathname)).toBeUndefined();
  });
});

describe('the page registry', () => {
  it('has every route of the site', () => {
    const paths = pages.map((page) => page.path);

    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/about',
        '/admin-analytics',
        '/analytics',
        '/blog',
        '/certificate',
        '/create-account',
        '/dashboard',
        '/early-access',
        '/forgot-password',
        '/game',
        '/game-setup',
        '/pricing',
        '/privacy',
        '/profile',
        '/progress',
        '/sign-in',
        '/support',
        '/teach',
        '/teacher-dashboard',
        '/verify',
        '/what-we-know',
      ]),
    );
  });

  const remotePages = pages.flatMap(({ path: address, view }) => ('remote' in view ? [{ address, ...view }] : []));

  it.each(remotePages)('names a component that $remote exposes for $address', ({ remote, page }) => {
    const file = path.join(root, remote.replace('_', '-'), 'src/pages', `${page}.tsx`);

    expect(readFileSync(file, 'utf8')).toContain(`export function ${page}(`);
  });

  it('has a unique title and description for every page', () => {
    const heads = pages.map((page) => headOf(page, 'en-US'));

    expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length);
  });

  it('lists every article of the blog in its structured data', () => {
    const { structuredData } = headOf(pageAt('/blog'), 'en-US');

    expect(structuredData).toMatchObject({ '@type': 'Blog', url: '__ORIGIN__/blog' });
    expect(structuredData?.['blogPost']).toHaveLength(4);
    expect(structuredData?.['blogPost']).toContainEqual(
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: 'Time to think: math without the clock',
        datePublished: '2026-10-13',
        author: { '@type': 'Organization', name: 'The Countertop team' },
        url: '__ORIGIN__/blog#time-to-think',
      }),
    );
  });
});
