import { useLocale } from '@countertop/design-system/messages';
import { mainId, pageTitleId } from '@countertop/design-system/Page';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pageAt } from '../pages/pages.ts';
import { pageTitle } from '../pages/pageTitle.ts';
import { setPageTitle } from '../pages/documentTitle.ts';

/** Updates the metadata of the document. Loaded lazily, because the server has already written that of the first page. */
async function updateHead(path: string, locale: string): Promise<void> {
  try {
    const { showHead } = await import(/* webpackChunkName: "head" */ './documentHead.ts');
    showHead(path, locale);
  } catch (error) {
    console.warn('The metadata of the page could not be updated.', error);
  }
}

/** Returns the focusable section of the page that the hash of the address names. */
function sectionOf(hash: string): HTMLElement | null {
  const section = hash === '' ? null : document.getElementById(hash);
  return section?.hasAttribute('tabindex') === true ? section : null;
}

/**
 * After navigation, updates the document's title and metadata, and moves focus to the page's title, so that a screen reader
 * reads it and the next Tab goes into the page. On the first page, focus stays where the browser put it. If the address
 * names a section, focus goes to the section, even when the page itself doesn't change; the router scrolls there.
 */
export function useFocusAfterNavigation(path: string): void {
  const { locale } = useLocale();
  const router = useRouter();
  const previousPath = useRef(path);
  useEffect(() => {
    setPageTitle(pageTitle(pageAt(path), locale));
    if (previousPath.current === path) return;
    previousPath.current = path;
    void updateHead(path, locale);
    const section = sectionOf(router.state.location.hash);
    const target = section ?? document.getElementById(pageTitleId) ?? document.getElementById(mainId);
    target?.focus({ preventScroll: true });
  }, [path, locale, router]);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation }) => sectionOf(toLocation.hash)?.focus({ preventScroll: true })),
    [router],
  );
}
