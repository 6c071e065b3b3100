import type { ArticleText, Block } from './article.ts';

/** A grown-up reads about this many words of such a text in a minute. */
export const wordsPerMinute = 200;

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'callout':
      return [block.title, block.text];
    case 'paragraph':
    case 'heading':
    case 'quote':
    case 'link':
      return [block.text];
  }
}

/** How many words stand in the article itself; its sources are not counted. */
export function wordCount({ blocks }: ArticleText): number {
  const words = blocks.flatMap(textsOf).flatMap((text) => text.split(/\s+/));
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole minutes to read the article, begun ones count. */
export function readMinutes(text: ArticleText): number {
  return Math.ceil(wordCount(text) / wordsPerMinute);
}
