import { initialPreferences, type Preferences } from '@countertop/design-system/preferences';

/** A volume between 0 and 1, both included; what is no number at all becomes the initial effects volume. */
export function clampedVolume(volume: number): number {
  if (!Number.isFinite(volume)) return initialPreferences.effectsVolume;
  return Math.min(1, Math.max(0, volume));
}

/** How loud effects are by what a person chose: 0 while sound is off. */
export function effectsVolume({
  soundEnabled,
  effectsVolume: chosen,
}: Pick<Preferences, 'soundEnabled' | 'effectsVolume'>) {
  return soundEnabled ? clampedVolume(chosen) : 0;
}
