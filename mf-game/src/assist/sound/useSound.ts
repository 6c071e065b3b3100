import { preferences } from '@countertop/design-system/preferences';
import { useEffect } from 'react';
import type { GameStore } from '../../session/gameStore.ts';
import { createSoundPlayer } from './soundPlayer.ts';
import { soundsFor } from './soundsFor.ts';
import { effectsVolume } from './volume.ts';

/** Events that browsers accept as user gestures. Assistive technology sends `click`. */
const gestures = ['pointerup', 'keydown', 'click'] as const;

/** Plays the sounds of the game, starting with the first user gesture. */
export function useSound(store: GameStore): void {
  useEffect(() => {
    const player = createSoundPlayer({ volume: () => effectsVolume(preferences) });
    const unsubscribe = store.onStep((step) => soundsFor(step).forEach((sound) => player.play(sound)));
    // The game loads after the click that started it.
    if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) player.wake();
    for (const gesture of gestures) window.addEventListener(gesture, player.wake, { capture: true });
    return () => {
      unsubscribe();
      for (const gesture of gestures) window.removeEventListener(gesture, player.wake, { capture: true });
      player.close();
    };
  }, [store]);
}
