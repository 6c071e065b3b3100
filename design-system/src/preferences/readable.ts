import * as z from 'zod/mini';

/** How loud something is, from 0 to 1, both included. What is beyond is brought to the nearest end. */
const volume = z.pipe(
  z.number(),
  z.transform((value) => Math.min(1, Math.max(0, value))),
);

const preferencesShape = z.object({
  theme: z.enum(['default', 'dark', 'high-contrast', 'protanopia', 'deuteranopia', 'tritanopia']),
  /** Percent of the browser's own text size. */
  textSize: z.literal([75, 100, 125, 150]),
  /** `system` follows the operating system; `on` calms all motion; `off` allows it. */
  reducedMotion: z.enum(['system', 'on', 'off']),
  soundEnabled: z.boolean(),
  musicVolume: volume,
  effectsVolume: volume,
  /** How fast the game's clocks run; `none` stops them. */
  gameSpeed: z.enum(['standard', 'x2', 'x5', 'x10', 'none']),
  /** True reads each problem aloud as soon as it opens, where the browser has a voice. */
  readAloud: z.boolean(),
  /** How fast problems are read aloud. */
  readingSpeed: z.enum(['slow', 'normal']),
});

/** What a person chose for how Countertop looks, sounds and runs. */
export type Preferences = z.infer<typeof preferencesShape>;

/**
 * Every field that still means something, and `initial` for the rest: another version of the site may have saved fewer,
 * more or other ones. In a file of its own, so that a page that saves nothing does not bring the parser.
 */
export function readable(json: unknown, initial: Readonly<Preferences>): Preferences {
  const saved = { ...initial, ...z.parse(z.record(z.string(), z.unknown()), json) };
  const { data, error } = preferencesShape.safeParse(saved);
  if (data) return data;
  const names = new Set(error.issues.map(({ path }) => path[0]));
  console.warn(`Some saved preferences could not be read, so these start fresh: ${[...names].join(', ')}.`);
  const good = Object.entries(saved).filter(([name]) => !names.has(name));
  return preferencesShape.parse({ ...initial, ...Object.fromEntries(good) });
}
