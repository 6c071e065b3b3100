import { describe, expect, it } from 'vitest';
import { sourcesOf } from './article.ts';
import { articles } from './articles.ts';
import { postings } from './postings/postings.ts';
import { wordCount } from './readTime.ts';

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
  const blocks = articles[id];

  it('has 600 words or more', () => {
    expect(wordCount(blocks)).toBeGreaterThanOrEqual(600);
  });

  it('links to its sources, each once', () => {
    const addresses = sourcesOf(blocks).map(({ href }) => new URL(href));

    expect(addresses.length).toBeGreaterThanOrEqual(2);
    expect(addresses.filter(({ protocol }) => protocol !== 'https:')).toEqual([]);
    expect(new Set(addresses.map(String)).size).toBe(addresses.length);
  });

  it('has an activity and ends with a link to the game', () => {
    const kinds = new Set(blocks.map(({ kind }) => kind));

    expect([...kinds].toSorted()).toEqual(['callout', 'heading', 'link', 'list', 'paragraph', 'quote']);
    expect(blocks.at(-1)).toMatchObject({ kind: 'link', href: '/game' });
  });
});
