import { blogPosts } from './blog/postings/postings.ts';
import type { Page } from './pages.ts';

/** A schema.org object. `__ORIGIN__` in its texts stands for the origin of the site. */
type Thing = Readonly<Record<string, unknown>>;

const organization = {
  '@type': 'Organization',
  name: 'Countertop',
  url: '__ORIGIN__/',
  logo: '__ORIGIN__/icons/any-512.png',
};

const site = { '@type': 'WebSite', name: 'Countertop', url: '__ORIGIN__/', publisher: organization, inLanguage: 'en' };

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
  publisher: organization,
  inLanguage: 'en',
};

const thingsByPath: Readonly<Partial<Record<Page['path'], (locale: string) => Thing>>> = {
  '/': () => site,
  '/game': () => bistro,
  '/about': () => ({ '@type': 'AboutPage' }),
  '/blog': (locale) => ({ '@type': 'Blog', inLanguage: 'en', blogPost: blogPosts(locale) }),
};

/** Returns what a page is about, a plain `WebPage` by default. The caller adds name, description, address and picture. */
export function structuredDataOf(path: Page['path'], locale: string): Thing {
  const thing = thingsByPath[path]?.(locale) ?? { '@type': 'WebPage' };
  return thing === site ? thing : { ...thing, isPartOf: site };
}
