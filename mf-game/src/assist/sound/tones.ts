export interface Note {
  readonly frequencyHz: number;
  /** Start, relative to the start of the sound. */
  readonly startMs: number;
  readonly durationMs: number;
  /** Relative loudness, above 0 and up to 1. */
  readonly loudness: number;
}

/**
 * The C major pentatonic scale (C D E G A) in whole hertz. No two of its tones clash, so that overlapping sounds stay
 * pleasant.
 */
const tone = { a3: 220, d4: 294, e4: 330, g4: 392, a4: 440, c5: 523, d5: 587, e5: 659, g5: 784, a5: 880, c6: 1047 };

/** Notes in sequence. */
function run(frequencies: readonly number[], stepMs: number, durationMs: number, loudness = 1): readonly Note[] {
  return frequencies.map((frequencyHz, index) => ({ frequencyHz, startMs: index * stepMs, durationMs, loudness }));
}

/** The sounds. Good news rises, warnings fall, and nothing lasts a second. */
export const tones = {
  arrived: run([tone.c5], 0, 180),
  orderTaken: run([tone.e5], 0, 160),
  wrong: run([tone.a3], 0, 320),
  correct: run([tone.g5, tone.c6], 90, 180),
  served: run([tone.d5, tone.a5], 80, 160),
  patienceLow: run([tone.e4, tone.d4], 160, 240, 0.4),
  levelUp: run([tone.c5, tone.e5, tone.g5, tone.c6], 110, 220),
  dayComplete: run([tone.g4, tone.c5, tone.d5, tone.e5, tone.g5], 120, 260),
  badge: run([tone.a4, tone.e5, tone.a5], 100, 240),
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type SoundName = keyof typeof tones;
