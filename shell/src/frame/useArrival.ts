import { useLocale } from '@countertop/design-system/messages';
import { mainId, pageTitleId } from '@countertop/design-system/Page';
import { useEffect, useRef } from 'react';
import { headOf } from '../pages/head.ts';
import { pageAt } from '../pages/pages.ts';
import { writeHead } from './documentHead.ts';

/**
 * After a change of page: the head says what the page is, and focus goes to its title, so that the title is read aloud
 * and the next Tab is inside the page. On the first page focus stays where the browser put it.
 */
export function useArrival(path: string): void {
  const { locale } = useLocale();
  const shown = useRef(path);
  useEffect(() => {
    const page = pageAt(path);
    writeHead(headOf(page, locale), page?.path);
    if (shown.current === path) return;
    shown.current = path;
    const target = document.getElementById(pageTitleId) ?? document.getElementById(mainId);
    target?.focus({ preventScroll: true });
  }, [path, locale]);
}
