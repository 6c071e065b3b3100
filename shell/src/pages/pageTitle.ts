import { translate } from '@countertop/design-system/messages';
import { en } from './pages.messages.ts';
import type { Page } from './pages.ts';

/** Returns the title of a page, or of the not-found page, for the browser's tab. */
export function pageTitle(page: Page | undefined, locale: string): string {
  return translate(en, locale)(page ? `${page.path}.title` : 'notFound.title');
}
