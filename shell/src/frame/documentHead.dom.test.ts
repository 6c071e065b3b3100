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

  it('changes the tags that the server wrote and adds no second ones', async () => {
    const { writeHead } = await openSite();

    writeHead(head, '/blog');

    expect(document.title).toBe('Blog');
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(content('meta[name="description"]')).toBe('Short articles.');
    expect(content('meta[property="og:url"]')).toBe('https://site.test/blog');
    expect(document.head.querySelector('link')?.href).toBe('https://site.test/blog');
  });

  it('gives the not-found page no address and the next page its own again', async () => {
    const { writeHead } = await openSite();

    writeHead(head, undefined);
    const addressOfNothing = document.head.querySelector('link');
    writeHead(head, '/blog');

    expect(addressOfNothing).toBeNull();
    expect(document.head.querySelector('link')?.href).toBe('https://site.test/blog');
  });

  it('takes away structured data that the next page does not have', async () => {
    const { writeHead } = await openSite();
    writeHead({ ...head, structuredData: { '@type': 'Blog', url: '__ORIGIN__/blog' } }, '/blog');
    const before = document.head.querySelector('script')?.textContent;

    writeHead(head, '/sign-in');

    expect(before).toBe('{"@type":"Blog","url":"https://site.test/blog"}');
    expect(document.head.querySelector('script')).toBeNull();
  });
});
