import { useLocale } from '@countertop/design-system/messages';
import { mainId, pageTitleId } from '@countertop/design-system/Page';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pageAt } from '../pages/pages.ts';
import { titleOf } from '../pages/title.ts';
import { writePageTitle } from './title.ts';

/** What crawlers and share previews read. The server wrote it for the first page, so the code comes with the second. */
async function showHead(path: string, locale: string): Promise<void> {
  try {
    const head = await import(/* webpackChunkName: "head" */ './pageHead.ts');
    head.showHead(path, locale);
  } catch (error) {
    console.warn('The description of the page could not be changed.', error);
  }
}

/** The part of the page that the address names after its `#`, if it is one that can take the focus. */
function namedPart(hash: string): HTMLElement | null {
  const part = hash === '' ? null : document.getElementById(hash);
  return part?.hasAttribute('tabindex') === true ? part : null;
}

/**
 * After a change of page: title and head say what the page is, and focus goes to its title, so that the title is read aloud
 * and the next Tab is inside the page. On the first page focus stays where the browser put it. Where the address names a
 * part of the page, the router scrolls there, also when the person is on that page already, and focus goes to the part.
 */
export function useArrival(path: string): void {
  const { locale } = useLocale();
  const router = useRouter();
  const shown = useRef(path);
  useEffect(() => {
    writePageTitle(titleOf(pageAt(path), locale));
    if (shown.current === path) return;
    shown.current = path;
    void showHead(path, locale);
    const part = namedPart(router.state.location.hash);
    const target = part ?? document.getElementById(pageTitleId) ?? document.getElementById(mainId);
    target?.focus({ preventScroll: true });
  }, [path, locale, router]);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation }) => namedPart(toLocation.hash)?.focus({ preventScroll: true })),
    [router],
  );
}
