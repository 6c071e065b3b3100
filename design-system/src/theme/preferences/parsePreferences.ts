import { themeNames, type ThemeName } from '../../tokens/tokens.ts';

/** Text sizes in percent, the default first. */
export const textSizes = [100, 75, 125, 150] as const;
/** Values of `reducedMotion`, the default first. */
export const motions = ['system', 'on', 'off'] as const;

/** User preferences. */
export interface Preferences {
  theme: ThemeName;
  /** Percent of the browser's text size. */
  textSize: (typeof textSizes)[number];
  /** `system` follows the operating system; `on` reduces motion; `off` allows it. */
  reducedMotion: (typeof motions)[number];
  soundEnabled: boolean;
  /** From 0 to 1. Values outside are clamped. */
  musicVolume: number;
  effectsVolume: number;
  /** Volume of reading aloud. */
  voiceVolume: number;
  /** Speed of the game clocks. `none` stops them. */
  gameSpeed: 'standard' | 'x2' | 'x5' | 'x10' | 'none';
  /** Whether to read each problem aloud when it opens, if the browser has a voice. */
  readAloud: boolean;
  /** Speed of reading aloud. */
  readingSpeed: 'slow' | 'normal';
  /** Side of the keys, and of everything that belongs to them, where the play screen is wide enough. */
  numberPadSide: 'left' | 'right';
}

/** Returns the parsed value, or undefined if it is invalid. */
type Parser<Value> = (saved: unknown) => Value | undefined;

const oneOf =
  <Value>(...values: readonly Value[]): Parser<Value> =>
  (saved) =>
    values.find((value) => value === saved);

const parseBoolean = oneOf(true, false);

const volume: Parser<number> = (saved) =>
  typeof saved === 'number' && Number.isFinite(saved) ? Math.min(1, Math.max(0, saved)) : undefined;

const parsers: { readonly [Name in keyof Preferences]: Parser<Preferences[Name]> } = {
  theme: oneOf(...themeNames),
  textSize: oneOf(...textSizes),
  reducedMotion: oneOf(...motions),
  soundEnabled: parseBoolean,
  musicVolume: volume,
  effectsVolume: volume,
  voiceVolume: volume,
  gameSpeed: oneOf('standard', 'x2', 'x5', 'x10', 'none'),
  readAloud: parseBoolean,
  readingSpeed: oneOf('slow', 'normal'),
  numberPadSide: oneOf('left', 'right'),
};

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/**
 * Returns the valid fields, and `initial` for the rest: another version of the site may have saved fewer,
 * more or different ones. Parsed by hand, because a schema library would add 7 kB to every page for a few fields.
 */
export function parsePreferences(json: unknown, initial: Readonly<Preferences>): Preferences {
  if (!isRecord(json)) throw new TypeError('The saved preferences are not an object.');
  const invalid: string[] = [];
  const read = <Name extends keyof Preferences>(name: Name): Preferences[Name] => {
    if (!(name in json)) return initial[name];
    const value = parsers[name](json[name]);
    if (value === undefined) invalid.push(name);
    return value ?? initial[name];
  };
  const preferences: Preferences = {
    theme: read('theme'),
    textSize: read('textSize'),
    reducedMotion: read('reducedMotion'),
    soundEnabled: read('soundEnabled'),
    musicVolume: read('musicVolume'),
    effectsVolume: read('effectsVolume'),
    voiceVolume: read('voiceVolume'),
    gameSpeed: read('gameSpeed'),
    readAloud: read('readAloud'),
    readingSpeed: read('readingSpeed'),
    numberPadSide: read('numberPadSide'),
  };
  if (invalid.length > 0) {
    console.warn(`Invalid saved preferences were reset: ${invalid.join(', ')}.`);
  }
  return preferences;
}
