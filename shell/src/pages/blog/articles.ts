import type { Block } from './article.ts';
import { blocks as reason } from './articles/a-reason-not-a-cross.en.md';
import { blocks as everyChild } from './articles/math-play-for-every-child.en.md';
import { blocks as kitchenTable } from './articles/money-at-the-kitchen-table.en.md';
import { blocks as time } from './articles/time-to-think.en.md';
import type { ArticleId } from './postings/postings.ts';

/** The texts of all articles. Their order, dates and topics are in `postings`. */
export const articles: Readonly<Record<ArticleId, readonly Block[]>> = {
  'math-play-for-every-child': everyChild,
  'time-to-think': time,
  'a-reason-not-a-cross': reason,
  'money-at-the-kitchen-table': kitchenTable,
};
