import type { Article } from './article.ts';
import { everyChild } from './every-child/everyChild.ts';
import { kitchenTable } from './kitchen-table/kitchenTable.ts';
import type { ArticleId } from './postings/postings.ts';
import { reasons } from './reasons/reasons.ts';
import { time } from './time/time.ts';

/** The texts of all articles. Their order and dates are in `postings`. */
export const articles: Readonly<Record<ArticleId, Article>> = {
  'math-play-for-every-child': everyChild,
  'time-to-think': time,
  'a-reason-not-a-cross': reasons,
  'money-at-the-kitchen-table': kitchenTable,
};
