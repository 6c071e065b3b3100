import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const head = { title: 'Blog', description: 'Short articles.', robots: 'index' as const };

function content(selector: string): string | null | undefined {
  return document.head.querySelector(selector)?.getAttribute('content');
}

async function openSite() {
  document.head.innerHTML = '<meta name="description" content="Old"><link rel="canonical" href="https://site.test/">';
  return import('./documentHead.ts');
}

describe('writeHead', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
  });

  afterEach(() => {
    document.head.replaceChildren();
    vi.resetModules();
    vi.restoreAllMocks();
  });

  it('updates the tags from the server instead of adding new ones', async () => {
    const { writeHead } = await openSite();

    writeHead(head, '/blog');

    expect(document.title).toBe('Blog');
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(content('meta[name="description"]')).toBe('Short articles.');
    expect(content('meta[property="og:url"]')).toBe('https://site.test/blog');
    expect(document.head.querySelector('link')?.href).toBe('https://site.test/blog');
  });

  it('removes the address on the not-found page and restores it on the next page', async () => {
    const { writeHead } = await openSite();

    writeHead(head, undefined);
    const linkOfNotFound = document.head.querySelector('link');
    writeHead(head, '/blog');

    expect(linkOfNotFound).toBeNull();
    expect(document.head.querySelector('link')?.href).toBe('https://site.test/blog');
  });

  it('sets the picture for share previews, and removes it on the not-found page', async () => {
    const { writeHead } = await openSite();
    const socialImage = { path: '/social/blog.png', width: 1200, height: 630, alt: 'An order' };

    writeHead({ ...head, socialImage }, '/blog');
    const openGraph = ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'].map((name) =>
      content(`meta[property="${name}"]`),
    );
    const twitter = ['twitter:card', 'twitter:image', 'twitter:image:alt'].map((name) =>
      content(`meta[name="${name}"]`),
    );
    writeHead(head, undefined);

    expect(openGraph).toEqual(['https://site.test/social/blog.png', '1200', '630', 'An order']);
    expect(twitter).toEqual(['summary_large_image', 'https://site.test/social/blog.png', 'An order']);
    expect(document.head.querySelectorAll('[content*="/social/"], [content="An order"]')).toHaveLength(0);
    expect(content('meta[name="twitter:card"]')).toBe('summary');
  });

  it('removes structured data that the next page does not have', async () => {
    const { writeHead } = await openSite();
    writeHead({ ...head, structuredData: { '@type': 'Blog', url: '__ORIGIN__/blog' } }, '/blog');
    const before = document.head.querySelector('script')?.textContent;

    writeHead(head, '/sign-in');

    expect(before).toBe('{"@type":"Blog","url":"https://site.test/blog"}');
    expect(document.head.querySelector('script')).toBeNull();
  });
});
