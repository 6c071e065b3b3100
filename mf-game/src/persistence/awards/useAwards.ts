import { type Translate, useMessages } from '@countertop/design-system/messages';
import { remember, type Toast } from '@countertop/design-system/notifications';
import type { Award } from '@countertop/engine/rewards/award';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { useEffect, useEffectEvent } from 'react';
import type { GameStore, Step } from '../../session/gameStore.ts';
import type { Player } from '../../session/usePlayer.ts';
import { awardText } from './awardText.ts';
import { awardRequest } from './awardRequest.ts';
import { en } from './awards.messages.ts';
import { useAwardSending } from './useAwardSending.ts';

/**
 * Saves awards for the player, and adds each to the notification area, whether or not saving works. It isn't shown as a toast, because
 * the scene, the popup or the receipt already celebrates it.
 */
export function useAwards(store: GameStore, player: Player): void {
  const t = useMessages(en);
  const send = useAwardSending(player);
  const save = useEffectEvent((award: Award, { after }: Step, timeSpent: number) => {
    const request = awardRequest(award, { game: savedOf(after), timeSpent });
    if (request !== null) send(request);
    return toToast(award, t);
  });

  useEffect(() => {
    let startedAtMs = performance.now();
    return store.onStep((step) => {
      if (step.event.type === 'started') startedAtMs = performance.now();
      const seconds = Math.round((performance.now() - startedAtMs) / 1000);
      for (const award of newAwards(step)) remember(save(award, step, seconds));
    });
  }, [store]);
}

/** Returns the badges and certificates earned in this step. Achievements have their own popup and are never saved, nor are the awards of a lesson. */
function newAwards({ before, after, event }: Step): readonly Award[] {
  if (event.type === 'started' || after.lesson !== null) return [];
  return after.awards.slice(before.awards.length).filter(({ kind }) => kind !== 'achievement');
}

function toToast(award: Award, t: Translate<typeof en>): Toast {
  const title = t(award.kind === 'certificate' ? 'toast.certificate' : 'toast.badge');
  return { title, message: t('toast.message', { ...awardText(award, t) }), tone: 'success' };
}
