import type { SocialImage } from '@countertop/contract/site';
import { translate } from '@countertop/design-system/messages';
import { en } from '../messages/en.messages.ts';
import type { Page } from './pages.ts';
import { socialImageOf } from './socialImage.ts';

/** What crawlers, share previews and the browser's tab read about a page. */
export interface Head {
  title: string;
  description: string;
  robots: 'index' | 'noindex';
  /** Left out on the not-found page. */
  socialImage?: SocialImage;
  /** JSON-LD; `__ORIGIN__` in its texts stands for the address the site is reached at. */
  structuredData?: Record<string, unknown>;
}

/** The head of a page, or of the not-found page. */
export function headOf(page: Page | undefined, locale: string): Head {
  const t = translate(en, locale);
  if (!page) return { title: t('notFound.title'), description: t('notFound.description'), robots: 'noindex' };
  const title = t(`${page.name}.title`);
  const description = t(`${page.name}.description`);
  const picture = page.picture ?? 'home';
  const socialImage = socialImageOf(picture, t(`social.${picture}`));
  const head = { title, description, robots: page.robots, socialImage };
  if (!page.about) return head;
  const { path, about, holds } = page;
  const image = `__ORIGIN__${socialImage.path}`;
  const names = { name: path === '/' ? t('site.name') : title, description, url: `__ORIGIN__${path}`, image };
  return { ...head, structuredData: { '@context': 'https://schema.org', ...about, ...names, ...holds?.(locale) } };
}
