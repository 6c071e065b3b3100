import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { cardLinkId } from './ArticleCard.tsx';
import { articleTitleId } from './ArticleView.tsx';
import { postings, type ArticleId } from './postings/postings.ts';

function articleIn(hash: string | undefined): ArticleId | undefined {
  return postings.find(({ id }) => id === hash)?.id;
}

/** Moves focus without scrolling, which the router or the caller does. */
function focusOn(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  return element;
}

/**
 * Keeps the reader's place. Opening an article moves focus to its title. Closing it moves focus back to its card and
 * restores the scroll position of the list.
 */
export function useArticleFocus(): void {
  const router = useRouter();
  const listTop = useRef<number | null>(null);
  useLayoutEffect(() => {
    const stopLeaving = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
      if (!pathChanged && !articleIn(fromLocation?.hash)) listTop.current = window.scrollY;
    });
    // The router has already scrolled to the top or restored the position of a history entry.
    const stopArriving = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
      if (pathChanged || !hashChanged) return;
      const opened = articleIn(toLocation.hash);
      const left = articleIn(fromLocation?.hash);
      if (opened) focusOn(articleTitleId(opened));
      else if (left) {
        const card = focusOn(cardLinkId(left));
        if (listTop.current === null) card?.scrollIntoView({ block: 'center' });
        else if (window.scrollY === 0) window.scrollTo(0, listTop.current);
      }
    });
    return function stop() {
      stopLeaving();
      stopArriving();
    };
  }, [router]);
}
