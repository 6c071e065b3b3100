import { blogPosts } from './blog/postings/postings.ts';
import type { PageName } from './pages.ts';

/** A thing in schema.org's words; `__ORIGIN__` in its texts stands for the address the site is reached at. */
type Thing = Readonly<Record<string, unknown>>;

const maker = {
  '@type': 'Organization',
  name: 'Countertop',
  url: '__ORIGIN__/',
  logo: '__ORIGIN__/icons/any-512.png',
};

const site = { '@type': 'WebSite', name: 'Countertop', url: '__ORIGIN__/', publisher: maker, inLanguage: 'en' };

const bistro = {
  '@type': ['VideoGame', 'LearningResource'],
  genre: 'Educational game',
  gamePlatform: 'Web browser',
  applicationCategory: 'EducationalApplication',
  learningResourceType: 'Game',
  teaches: ['Addition', 'Subtraction', 'Multiplication', 'Decimals', 'Making change'],
  typicalAgeRange: '6-',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  publisher: maker,
  inLanguage: 'en',
};

const about: Readonly<Partial<Record<PageName, (locale: string) => Thing>>> = {
  home: () => site,
  game: () => bistro,
  about: () => ({ '@type': 'AboutPage' }),
  blog: (locale) => ({ '@type': 'Blog', inLanguage: 'en', blogPost: blogPosts(locale) }),
};

/**
 * Returns what a page is about, a plain `WebPage` where nothing more specific fits; its name, description, address and picture
 * are added from the page's texts. Apart from the table of pages, because nobody needs it before somebody changes the page.
 */
export function aboutOf(page: PageName, locale: string): Thing {
  const thing = about[page]?.(locale) ?? { '@type': 'WebPage' };
  return thing === site ? thing : { ...thing, isPartOf: site };
}
