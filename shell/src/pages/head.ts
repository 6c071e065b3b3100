import type { SocialImage } from '@countertop/contract/site/site';
import { translate } from '@countertop/design-system/messages';
import { en as shellMessages } from '../shell.messages.ts';
import { en } from './pages.messages.ts';
import type { Page } from './pages.ts';
import { pageTitle } from './pageTitle.ts';
import { socialImageOf } from './socialImage.ts';
import { structuredDataOf } from './structuredData.ts';

/** Metadata of a page for browser tabs, search engines and share previews. */
export interface Head {
  title: string;
  description: string;
  robots: 'index' | 'noindex';
  /** Missing on the not-found page. */
  socialImage?: SocialImage;
  /** JSON-LD. `__ORIGIN__` in its texts stands for the origin of the site. Missing on the not-found page. */
  structuredData?: Record<string, unknown>;
}

/** Returns the head of a page, or of the not-found page. */
export function headOf(page: Page | undefined, locale: string): Head {
  const t = translate(en, locale);
  const title = pageTitle(page, locale);
  if (!page) return { title, description: t('notFound.description'), robots: 'noindex' };
  const { path, robots, picture = 'home' } = page;
  const description = t(`${path}.description`);
  const socialImage = socialImageOf(picture, locale);
  const name = path === '/' ? translate(shellMessages, locale)('site.name') : title;
  const properties = { name, description, url: `__ORIGIN__${path}`, image: `__ORIGIN__${socialImage.path}` };
  const structuredData = { '@context': 'https://schema.org', ...structuredDataOf(path, locale), ...properties };
  return { title, description, robots, socialImage, structuredData };
}
