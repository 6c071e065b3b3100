import { translate } from '@countertop/design-system/messages';
import { en } from '../app/shell.messages.ts';
import type { Page } from './pages.ts';

/** What the browser's tab says of a page, or of the not-found page. */
export function titleOf(page: Page | undefined, locale: string): string {
  return translate(en, locale)(page ? `${page.name}.title` : 'notFound.title');
}
