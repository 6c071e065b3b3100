import type { Block } from './article.ts';

/** Typical reading speed of an adult. */
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

/** Returns the number of words in an article, without its sources. */
export function wordCount(blocks: readonly Block[]): number {
  const words = blocks.flatMap(textsOf).flatMap((text) => text.split(/\s+/));
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Returns the reading time of an article in minutes, rounded up. */
export function readMinutes(blocks: readonly Block[]): number {
  return Math.ceil(wordCount(blocks) / wordsPerMinute);
}
