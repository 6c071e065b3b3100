import { translate } from '@countertop/design-system/messages';
import { en } from './postings.messages.ts';

/** Where an article stands: `/blog#time-to-think`. */
export type ArticleId =
  | 'math-play-for-every-child'
  | 'time-to-think'
  | 'a-reason-not-a-cross'
  | 'money-at-the-kitchen-table';

/** What is known of an article without its text. */
export interface Posting {
  id: ArticleId;
  /** The day it was published, as YYYY-MM-DD. */
  date: string;
}

/** Every article, the newest first. The texts are apart, so that the first page of the site does not bring them. */
export const postings: readonly Posting[] = [
  { id: 'math-play-for-every-child', date: '2026-11-10' },
  { id: 'time-to-think', date: '2026-10-13' },
  { id: 'a-reason-not-a-cross', date: '2026-09-15' },
  { id: 'money-at-the-kitchen-table', date: '2026-08-18' },
];

/** The articles in schema.org's words; `__ORIGIN__` stands for the address the site is reached at. */
export function blogPosts(locale: string): readonly Readonly<Record<string, unknown>>[] {
  const t = translate(en, locale);
  return postings.map(({ id, date }) => ({
    '@type': 'BlogPosting',
    headline: t(`${id}.title`),
    description: t(`${id}.excerpt`),
    datePublished: date,
    author: { '@type': 'Organization', name: t('author') },
    url: `__ORIGIN__/blog#${id}`,
    inLanguage: 'en',
    isAccessibleForFree: true,
  }));
}
