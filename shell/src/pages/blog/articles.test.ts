import { describe, expect, it } from 'vitest';
import { sourcesOf } from './article.ts';
import { articles } from './articles.ts';
import { postings } from './postings/postings.ts';
import { wordCount } from './readTime.ts';

const locale = 'en-US';

describe('the list of articles', () => {
  it('has four articles, newest first, none from the future', () => {
    const dates = postings.map(({ date }) => date);

    expect(postings).toHaveLength(4);
    expect(new Set(postings.map(({ id }) => id))).toEqual(new Set(Object.keys(articles)));
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(Date.parse(dates[0] ?? '')).toBeLessThanOrEqual(Date.now());
  });
});

describe.each(postings)('$id', ({ id }) => {
  const text = articles[id].textIn(locale);

  it('has 600 words or more', () => {
    expect(wordCount(text)).toBeGreaterThanOrEqual(600);
  });

  it('links to its sources, each once', () => {
    const addresses = sourcesOf(text).map(({ href }) => new URL(href));

    expect(addresses.length).toBeGreaterThanOrEqual(2);
    expect(addresses.filter(({ protocol }) => protocol !== 'https:')).toEqual([]);
    expect(new Set(addresses.map(String)).size).toBe(addresses.length);
  });

  it('has an activity and ends with a link to the game', () => {
    const kinds = new Set(text.blocks.map(({ kind }) => kind));

    expect([...kinds].toSorted()).toEqual(['callout', 'heading', 'link', 'list', 'paragraph', 'quote']);
    expect(text.blocks.at(-1)).toMatchObject({ kind: 'link', href: '/game' });
  });

  it('has all its text in the catalog, as the pseudo-locale shows', () => {
    const texts = articles[id].textIn('en-XA').blocks.flatMap((block) => {
      if (block.kind === 'list') return block.items;
      return block.kind === 'callout' ? [block.title, block.text] : [block.text];
    });

    expect(texts.filter((part) => !/^\[.*\]$/s.test(part))).toEqual([]);
  });
});
