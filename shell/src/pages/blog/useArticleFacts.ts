import { useLocale, useMessages } from '@countertop/design-system/messages';
import { formatDay } from '../formatDay.ts';
import { articles } from './articles.ts';
import { en } from './blog.messages.ts';
import { en as shelf } from './postings/postings.messages.ts';
import type { Posting } from './postings/postings.ts';

import { readMinutes } from './readTime.ts';

/** What a card and the head of an article both say. */
export interface ArticleFacts {
  title: string;
  excerpt: string;
  author: string;
  /** When it was published and how long it takes: "October 13, 2026 · 5 minutes to read". */
  meta: string;
  tags: readonly string[];
}

/** The facts of an article in the reader's language. */
export function useArticleFacts({ id, date }: Posting): ArticleFacts {
  const { locale } = useLocale();
  const t = useMessages(en);
  const onShelf = useMessages(shelf);
  const article = articles[id];
  return {
    title: onShelf(`${id}.title`),
    excerpt: onShelf(`${id}.excerpt`),
    author: t('blog.by', { author: onShelf('author') }),
    meta: t('blog.meta', {
      date: formatDay(date, locale),
      minutes: readMinutes(article.textIn(locale)),
    }),
    tags: article.tags.map((tag) => t(`blog.tag.${tag}`)),
  };
}
