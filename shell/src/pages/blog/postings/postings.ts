import { translate } from '@countertop/design-system/messages';
import { en } from './postings.messages.ts';

/** The hash of an article's address: `/blog#time-to-think`. */
export type ArticleId =
  | 'math-play-for-every-child'
  | 'time-to-think'
  | 'a-reason-not-a-cross'
  | 'money-at-the-kitchen-table';

export type ArticleTag = 'access' | 'calm' | 'classroom' | 'feedback' | 'home' | 'money';

/** An article without its text. */
export interface Posting {
  id: ArticleId;
  /** Date of publication, as YYYY-MM-DD. */
  date: string;
  tags: readonly ArticleTag[];
}

/** All articles, newest first. The texts are in other modules, so that only the blog loads them. */
export const postings: readonly Posting[] = [
  { id: 'math-play-for-every-child', date: '2026-11-10', tags: ['access', 'classroom', 'home'] },
  { id: 'time-to-think', date: '2026-10-13', tags: ['calm', 'home', 'classroom'] },
  { id: 'a-reason-not-a-cross', date: '2026-09-15', tags: ['feedback', 'classroom'] },
  { id: 'money-at-the-kitchen-table', date: '2026-08-18', tags: ['home', 'money'] },
];

/** Returns the articles as schema.org objects. `__ORIGIN__` stands for the origin of the site. */
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
