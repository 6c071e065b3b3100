import { type Translate, useMessages } from '@countertop/design-system/messages';
import { notify, type Toast } from '@countertop/design-system/notifications';
import { useEffect } from 'react';
import { useGameStore } from '../session/GameStoreContext.tsx';
import { floorRecord } from './floorRecord.ts';
import { GameSaver } from './gameSaver.ts';
import type { SaveNotice } from './saveNotices.ts';
import { localSave, resumeWaitingSave } from './localSave.ts';
import { offerPreviousGame } from './offerPreviousGame.ts';
import { en } from './persistence.messages.ts';

/** The notices stay until they are closed. */
function toToast(notice: SaveNotice, t: Translate<typeof en>): Toast {
  const tone = notice === 'openElsewhere' ? 'danger' : 'neutral';
  return { title: t(`saved.${notice}`), message: t(`saved.${notice}.more`), tone, timeoutMs: null };
}

/** Restores and saves a subscriber's game; renders nothing. A component, so that it mounts for subscribers only. */
export function SavedGame({ playerId }: { playerId: string }) {
  const store = useGameStore();
  const t = useMessages(en);
  useEffect(() => {
    resumeWaitingSave(playerId);
    const saver = new GameSaver({
      store,
      playerId,
      storage: localSave,
      floors: floorRecord,
      notify: (notice) => notify(toToast(notice, t)),
      onServerChecked: () => store.markSavedGameChecked(),
    });
    const stopSaving = saver.start();
    const stopOffering = offerPreviousGame(store, saver, playerId);
    return () => {
      stopSaving();
      stopOffering();
    };
  }, [store, playerId, t]);
  return null;
}
