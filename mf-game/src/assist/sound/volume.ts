import { initialPreferences, type Preferences } from '@countertop/design-system/preferences';

/** Clamps a volume to 0 to 1. A non-finite number becomes the default effects volume. */
export function clampedVolume(volume: number): number {
  if (!Number.isFinite(volume)) return initialPreferences.effectsVolume;
  return Math.min(1, Math.max(0, volume));
}

/** Returns the effects volume, which is 0 while sound is off. */
export function effectsVolume({
  soundEnabled,
  effectsVolume: chosen,
}: Pick<Preferences, 'soundEnabled' | 'effectsVolume'>) {
  return soundEnabled ? clampedVolume(chosen) : 0;
}
