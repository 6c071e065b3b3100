import { type Translate, useMessages } from '@countertop/design-system/messages';
import { notify, type Toast } from '@countertop/design-system/notifications';
import { useEffect } from 'react';
import type { GameSession } from '../session/session.ts';
import { GameKeeper, type Note } from './keepGame.ts';
import { localFile } from './localFile.ts';
import { en } from './persistence.messages.ts';
import { offerPrevious } from './offerPrevious.ts';

/** Each stays until somebody closes it. */
function toastOf(note: Note, t: Translate<typeof en>): Toast {
  const tone = note === 'overtaken' ? 'destructive' : 'plain';
  return { title: t(`saved.${note}`), message: t(`saved.${note}.more`), tone, timeoutMs: null };
}

/**
 * For subscribers: the game of the last visit comes back, on any device, and is kept after each step that matters. Two
 * tabs do not fight: the one that was overtaken says so and keeps nothing more.
 */
export function useSavedGame(session: GameSession, id: string): void {
  const t = useMessages(en);
  useEffect(() => {
    const tell = (note: Note) => notify(toastOf(note, t));
    const onAsked = () => session.savedGameKnown();
    const keeper = new GameKeeper({ session, playerId: id, file: localFile, tell, onAsked });
    const ends = [keeper.start(), offerPrevious(session, keeper, id)];
    return () => {
      for (const end of ends) end();
    };
  }, [session, id, t]);
}
