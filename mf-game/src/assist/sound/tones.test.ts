import { expect, it } from 'vitest';
import { tones } from './tones.ts';

/** C, D, E, G and A in semitones above C. */
const pentatonic = [0, 2, 4, 7, 9];
const c4 = 261.626;

it.each([
  ['arrived', 523],
  ['orderTaken', 659],
  ['wrong', 220],
] as const)('plays %s at %i Hz', (name, frequencyHz) => {
  expect(tones[name].map((note) => note.frequencyHz)).toEqual([frequencyHz]);
});

it.each(Object.entries(tones))('keeps %s on the C major pentatonic scale in whole hertz', (_, notes) => {
  for (const { frequencyHz } of notes) {
    const steps = Math.round(12 * Math.log2(frequencyHz / c4));
    expect(pentatonic).toContain(((steps % 12) + 12) % 12);
    expect(frequencyHz).toBe(Math.round(c4 * 2 ** (steps / 12)));
  }
});

// wcag22-1.4.2 (game)
it.each(Object.entries(tones))('ends within a second: %s', (_, notes) => {
  const end = Math.max(...notes.map(({ startMs, durationMs }) => startMs + durationMs));

  expect(end).toBeLessThan(1000);
});
