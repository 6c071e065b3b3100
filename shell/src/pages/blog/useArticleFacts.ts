import { useLocale, useMessages } from '@countertop/design-system/messages';
import { formatDay } from '../formatDay.ts';
import { articles } from './articles.ts';
import { en } from './blog.messages.ts';
import { en as articleMessages } from './postings/postings.messages.ts';
import type { Posting } from './postings/postings.ts';
import { readMinutes } from './readTime.ts';

/** Localized facts about an article, for its card and its header. */
export interface ArticleFacts {
  title: string;
  excerpt: string;
  author: string;
  /** Date and reading time: "October 13, 2026 · 5-minute read". */
  meta: string;
  tags: readonly string[];
}

export function useArticleFacts({ id, date, tags }: Posting): ArticleFacts {
  const { locale } = useLocale();
  const t = useMessages(en);
  const articleText = useMessages(articleMessages);
  return {
    title: articleText(`${id}.title`),
    excerpt: articleText(`${id}.excerpt`),
    author: t('blog.by', { author: articleText('author') }),
    meta: t('blog.meta', {
      // Keeps the date on one line.
      date: formatDay(date, locale).replaceAll(' ', '\u00A0'),
      minutes: readMinutes(articles[id]),
    }),
    tags: tags.map((tag) => t(`blog.tag.${tag}`)),
  };
}
