import { themeNames, type ThemeName } from '../../tokens/tokens.ts';

/** Text sizes in percent, the default first. */
export const textSizes = [100, 75, 125, 150] as const;
/** Values of `reducedMotion`, the default first. */
export const motions = ['system', 'on', 'off'] as const;

/** What a person chose for how Countertop looks, sounds and runs. */
export interface Preferences {
  theme: ThemeName;
  /** Percent of the browser's own text size. */
  textSize: (typeof textSizes)[number];
  /** `system` follows the operating system; `on` calms all motion; `off` allows it. */
  reducedMotion: (typeof motions)[number];
  soundEnabled: boolean;
  /** How loud something is, from 0 to 1, both included. What is beyond is brought to the nearest end. */
  musicVolume: number;
  effectsVolume: number;
  /** How fast the game's clocks run; `none` stops them. */
  gameSpeed: 'standard' | 'x2' | 'x5' | 'x10' | 'none';
  /** True reads each problem aloud as soon as it opens, where the browser has a voice. */
  readAloud: boolean;
  /** How fast problems are read aloud. */
  readingSpeed: 'slow' | 'normal';
}

/** The value in what was saved; undefined when it means nothing. */
type Parser<Value> = (saved: unknown) => Value | undefined;

const oneOf =
  <Value>(...values: readonly Value[]): Parser<Value> =>
  (saved) =>
    values.find((value) => value === saved);

const yesOrNo = oneOf(true, false);

const volume: Parser<number> = (saved) =>
  typeof saved === 'number' && Number.isFinite(saved) ? Math.min(1, Math.max(0, saved)) : undefined;

const parsers: { readonly [Name in keyof Preferences]: Parser<Preferences[Name]> } = {
  theme: oneOf(...themeNames),
  textSize: oneOf(...textSizes),
  reducedMotion: oneOf(...motions),
  soundEnabled: yesOrNo,
  musicVolume: volume,
  effectsVolume: volume,
  gameSpeed: oneOf('standard', 'x2', 'x5', 'x10', 'none'),
  readAloud: yesOrNo,
  readingSpeed: oneOf('slow', 'normal'),
};

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/**
 * Every field that still means something, and `initial` for the rest: another version of the site may have saved fewer,
 * more or other ones. Parsed by hand: a parser's library would be 7 kB on every first page, for nine fields.
 */
export function readable(json: unknown, initial: Readonly<Preferences>): Preferences {
  if (!isRecord(json)) throw new TypeError('The saved preferences are no object.');
  const unread: string[] = [];
  const read = <Name extends keyof Preferences>(name: Name): Preferences[Name] => {
    if (!(name in json)) return initial[name];
    const value = parsers[name](json[name]);
    if (value === undefined) unread.push(name);
    return value ?? initial[name];
  };
  const preferences: Preferences = {
    theme: read('theme'),
    textSize: read('textSize'),
    reducedMotion: read('reducedMotion'),
    soundEnabled: read('soundEnabled'),
    musicVolume: read('musicVolume'),
    effectsVolume: read('effectsVolume'),
    gameSpeed: read('gameSpeed'),
    readAloud: read('readAloud'),
    readingSpeed: read('readingSpeed'),
  };
  if (unread.length > 0) {
    console.warn(`Some saved preferences could not be read, so these start fresh: ${unread.join(', ')}.`);
  }
  return preferences;
}
