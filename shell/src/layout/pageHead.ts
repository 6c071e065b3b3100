import { headOf } from '../pages/head.ts';
import { pageAt } from '../pages/pages.ts';
import { writeHead } from './documentHead.ts';

/** Makes the head of the document that of the page at this address. */
export function showHead(pathname: string, locale: string): void {
  const page = pageAt(pathname);
  writeHead(headOf(page, locale), page?.path);
}
