import { expect, it } from 'vitest';
import { clampedVolume, effectsVolume } from './volume.ts';

it.each([
  [0.3, 0.3],
  [-1, 0],
  [7, 1],
  [NaN, 0.5],
  [Infinity, 0.5],
])('clamps the volume %d to %d', (chosen, expected) => {
  expect(clampedVolume(chosen)).toBe(expected);
});

it('is 0 while sound is off', () => {
  expect(effectsVolume({ soundEnabled: false, effectsVolume: 0.8 })).toBe(0);
  expect(effectsVolume({ soundEnabled: true, effectsVolume: 0.8 })).toBe(0.8);
});
