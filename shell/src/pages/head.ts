import type { SocialImage } from '@countertop/contract/site';
import { translate } from '@countertop/design-system/messages';
import { en as pageWords } from '../app/shell.messages.ts';
import { aboutOf } from './about.ts';
import { en } from './pages.messages.ts';
import type { Page } from './pages.ts';
import { socialImageOf } from './socialImage.ts';
import { titleOf } from './title.ts';

/** What crawlers, share previews and the browser's tab read about a page. */
export interface Head {
  title: string;
  description: string;
  robots: 'index' | 'noindex';
  /** Left out on the not-found page. */
  socialImage?: SocialImage;
  /** JSON-LD, on every page but not-found; `__ORIGIN__` in its texts stands for the address the site is reached at. */
  structuredData?: Record<string, unknown>;
}

/** The head of a page, or of the not-found page. */
export function headOf(page: Page | undefined, locale: string): Head {
  const t = translate(pageWords, locale);
  const title = titleOf(page, locale);
  if (!page) return { title, description: t('notFound.description'), robots: 'noindex' };
  const { path, robots, picture = 'home' } = page;
  const description = t(`${page.name}.description`);
  const socialImage = socialImageOf(picture, translate(en, locale)(`social.${picture}`));
  const name = path === '/' ? t('site.name') : title;
  const names = { name, description, url: `__ORIGIN__${path}`, image: `__ORIGIN__${socialImage.path}` };
  const structuredData = { '@context': 'https://schema.org', ...aboutOf(page.name, locale), ...names };
  return { title, description, robots, socialImage, structuredData };
}
