import { afterEach, describe, expect, it } from 'vitest';
import { writeHead } from './documentHead.ts';

const head = { title: 'Blog', description: 'Short articles.', robots: 'index' as const };

function content(selector: string): string | null | undefined {
  return document.head.querySelector(selector)?.getAttribute('content');
}

describe('writeHead', () => {
  afterEach(() => {
    document.head.replaceChildren();
  });

  it('changes the tags that the server wrote and adds no second ones', () => {
    document.head.innerHTML = '<meta name="description" content="Old"><link rel="canonical" href="https://site.test/">';

    writeHead(head, '/blog');

    expect(document.title).toBe('Blog');
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(content('meta[name="description"]')).toBe('Short articles.');
    expect(content('meta[property="og:url"]')).toBe('https://site.test/blog');
    expect(document.head.querySelector('link')?.href).toBe('https://site.test/blog');
  });

  it('takes away structured data that the next page does not have', () => {
    writeHead({ ...head, structuredData: { '@type': 'Blog', url: '__ORIGIN__/blog' } }, '/blog');
    const before = document.head.querySelector('script')?.textContent;

    writeHead(head, '/sign-in');

    expect(before).toBe(`{"@type":"Blog","url":"${location.origin}/blog"}`);
    expect(document.head.querySelector('script')).toBeNull();
  });
});
