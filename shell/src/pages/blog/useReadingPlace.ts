import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { cardLinkId } from './ArticleCard.tsx';
import { articleTitleId } from './ArticleView.tsx';
import { postings, type ArticleId } from './postings/postings.ts';

function articleIn(hash: string | undefined): ArticleId | undefined {
  return postings.find(({ id }) => id === hash)?.id;
}

/** Focus moves and nothing scrolls: that is the router's, or done here. */
function focusOn(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  return element;
}

/**
 * A reader keeps their place: an article that is opened has the focus on its title, and back on the list it is on the
 * card that was left, where the list was scrolled to.
 */
export function useReadingPlace(): void {
  const router = useRouter();
  const listTop = useRef<number | null>(null);
  useLayoutEffect(() => {
    const stopLeaving = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
      if (!pathChanged && !articleIn(fromLocation?.hash)) listTop.current = window.scrollY;
    });
    // The router has scrolled by then: to the top, or where an earlier visit in the history was.
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
