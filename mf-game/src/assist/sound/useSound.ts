import { preferences } from '@countertop/design-system/preferences';
import { useEffect } from 'react';
import type { GameStore } from '../../session/gameStore.ts';
import { createSoundPlayer } from './soundPlayer.ts';
import { soundsOf } from './soundsOf.ts';
import { effectsVolume } from './volume.ts';

/** What browsers count as a person's own action; `click` is also what assistive technology sends. */
const gestures = ['pointerup', 'keydown', 'click'] as const;

/** Lets the game sound, from the first thing the person does on the page. */
export function useSound(store: GameStore): void {
  useEffect(() => {
    const player = createSoundPlayer({ volume: () => effectsVolume(preferences) });
    const leave = store.onStep((step) => soundsOf(step).forEach((sound) => player.play(sound)));
    // The game comes after the press that started it.
    if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) player.wake();
    for (const gesture of gestures) window.addEventListener(gesture, player.wake, { capture: true });
    return () => {
      leave();
      for (const gesture of gestures) window.removeEventListener(gesture, player.wake, { capture: true });
      player.close();
    };
  }, [store]);
}
