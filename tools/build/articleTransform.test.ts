import { expect, it } from 'vitest';
import { parseArticle } from './articleTransform.mjs';

const article = `Six out of ten.[^study][^more]

## Try it

### Pay with coins

How much is left?[^coins]

Then trade places.

1. Count.
2. Pay.

- Coins

> “Show me.”

[Play](/game)

[^study]: [A study. 2020.](https://example.org/study)
[^more]: [More.](https://example.org/more)
[^coins]: [Coins.](https://example.org/coins)
`;

it('reads each kind of block, with its sources', () => {
  expect(parseArticle(article, 'a.md')).toEqual([
    {
      kind: 'paragraph',
      text: 'Six out of ten.',
      sources: [
        { text: 'A study. 2020.', href: 'https://example.org/study' },
        { text: 'More.', href: 'https://example.org/more' },
      ],
    },
    { kind: 'heading', text: 'Try it' },
    {
      kind: 'callout',
      title: 'Pay with coins',
      text: 'How much is left?',
      source: { text: 'Coins.', href: 'https://example.org/coins' },
    },
    { kind: 'paragraph', text: 'Then trade places.' },
    { kind: 'list', items: ['Count.', 'Pay.'], isNumbered: true },
    { kind: 'list', items: ['Coins'] },
    { kind: 'quote', text: '“Show me.”' },
    { kind: 'link', text: 'Play', href: '/game' },
  ]);
});

it.each([
  ['# Title', "a.md:1: an article can't have heading here."],
  ['Fine.\n\nSo *loud*.', "a.md:3: an article can't have emphasis here."],
  ['### Activity\n\n- Step', "a.md:3: an article can't have list here."],
  ['[Play](/game) now', "a.md:1: an article can't have text here."],
])('rejects %j', (source, message) => {
  expect(() => parseArticle(source, 'a.md')).toThrow(message);
});
