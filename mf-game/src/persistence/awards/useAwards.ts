import { type Translate, useMessages } from '@countertop/design-system/messages';
import { notify, type Toast } from '@countertop/design-system/notifications';
import type { Award } from '@countertop/engine/rewards/award';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { useEffect, useEffectEvent } from 'react';
import { subscribe } from 'valtio';
import { type GameSession, isCovered, type Step } from '../../session/session.ts';
import type { Player } from '../../session/usePlayer.ts';
import { awardText } from './awardText.ts';
import { givenOf } from './calls.ts';
import { en } from './awards.messages.ts';
import { useAwardSending } from './useAwardSending.ts';

/**
 * Keeps what the game awards with the player, and says so in a toast, whether or not it could be kept. A toast waits
 * until nothing lies over the game: it is in sight for five seconds only.
 */
export function useAwards(session: GameSession, player: Player): void {
  const t = useMessages(en);
  const send = useAwardSending(player);
  const keep = useEffectEvent((award: Award, { after }: Step, timeSpent: number) => {
    const given = givenOf(award, { game: savedOf(after), timeSpent });
    if (given !== null) send(given);
    return toastOf(award, t);
  });

  useEffect(() => {
    let startedAtMs = performance.now();
    let waiting: readonly Toast[] = [];
    const show = () => {
      if (isCovered(session.state)) return;
      for (const toast of waiting) notify(toast);
      waiting = [];
    };
    const unwatch = session.watch((step) => {
      if (step.event.type === 'started') startedAtMs = performance.now();
      const seconds = Math.round((performance.now() - startedAtMs) / 1000);
      waiting = [...waiting, ...newAwards(step).map((award) => keep(award, step, seconds))];
    });
    const unsubscribe = subscribe(session.state, show);
    return () => {
      unwatch();
      unsubscribe();
    };
  }, [session]);
}

/**
 * What this step hands over; a new game hands over nothing. Achievements are read off the statistics: they have a popup
 * and a list of their own, and no call.
 */
function newAwards({ before, after, event }: Step): readonly Award[] {
  if (event.type === 'started') return [];
  return after.awards.slice(before.awards.length).filter(({ kind }) => kind !== 'achievement');
}

function toastOf(award: Award, t: Translate<typeof en>): Toast {
  const title = t(award.kind === 'certificate' ? 'toast.certificate' : 'toast.badge');
  return { title, message: t('toast.message', { ...awardText(award, t) }), tone: 'success' };
}
