import { describe, expect, it } from 'vitest';
import type { Block } from './article.ts';
import { readMinutes, wordCount } from './readTime.ts';

const sources = [{ text: 'Four words of source', href: 'https://example.org/' }];

const words = (count: number): Block => ({
  kind: 'paragraph',
  text: Array.from({ length: count }, () => 'soup').join(' '),
});

describe('wordCount', () => {
  it('counts every kind of block, and not the sources', () => {
    const blocks: Block[] = [
      { kind: 'heading', text: 'Two words' },
      { kind: 'paragraph', text: 'Three short words', sources },
      { kind: 'list', items: ['one', 'and two'] },
      { kind: 'quote', text: '“Say it!”' },
      { kind: 'callout', title: 'Do this', text: 'now' },
      { kind: 'link', text: 'Play', href: '/game' },
    ];

    expect(wordCount(blocks)).toBe(14);
  });

  it('counts amounts and no lone signs', () => {
    expect(wordCount([{ kind: 'paragraph', text: '50 − 27 is $23 – right?' }])).toBe(5);
  });
});

describe('readMinutes', () => {
  it.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [800, 4],
  ])('gives %i words %i minutes', (count, minutes) => {
    expect(readMinutes([words(count)])).toBe(minutes);
  });
});
