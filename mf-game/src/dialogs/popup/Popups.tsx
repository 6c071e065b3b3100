import { useEffect, useRef } from 'react';
import { useGameSnapshot, useGameStore } from '../../session/GameStoreContext.tsx';
import { isOverlayOpen } from '../../session/overlays.ts';
import { AwardPopup } from './AwardPopup.tsx';

/** The popups of the game, one at a time, while nothing covers it. */
export function Popups() {
  const shown = useGameSnapshot();
  const { dispatch, openDialog } = useGameStore();
  const { popups, order, speed } = shown.game;
  const [popup] = popups;
  const close = () => dispatch({ type: 'popupClosed' });
  const choose = () => {
    close();
    openDialog('gift');
  };
  const isOrdering = order !== null;
  const wasOrdering = useRef(isOrdering);
  useEffect(() => {
    const isNext = isOrdering && !wasOrdering.current;
    wasOrdering.current = isOrdering;
    // In untimed mode nothing closes automatically, so the next order takes the popup away.
    if (isNext && speed === 'none') dispatch({ type: 'popupClosed' });
  }, [dispatch, isOrdering, speed]);

  if (popup === undefined || isOverlayOpen(shown)) return null;
  // The key restarts stages and timer for the next popup.
  return <AwardPopup key={JSON.stringify(popup)} popup={popup} speed={speed} onClose={close} onChoose={choose} />;
}
