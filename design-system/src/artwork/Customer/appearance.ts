import { brass, hairs, ink, shirts, skins, wears } from './colors.ts';
import type { Pair } from './colors.ts';
import type { BuildName } from './parts/builds.ts';
import { hairStyles, type HairStyleName } from './parts/hairStyles.ts';

/** Clothes over the shirt. */
export type ClothesName = 'tee' | 'collar' | 'cardigan' | 'stripes' | 'dungarees' | 'hoodie';

export type Glasses = 'none' | 'round' | 'square';

/** Everything that determines what a customer looks like. */
export interface Appearance {
  readonly hairStyle: HairStyleName;
  readonly build: BuildName;
  readonly clothes: ClothesName;
  readonly skin: Pair;
  readonly hair: Pair;
  readonly shirt: Pair;
  readonly wear: Pair;
  readonly glasses: Glasses;
  /** Color of the glasses, chosen to contrast with the skin. */
  readonly frames: string;
  readonly isSquareFaced: boolean;
  readonly isElder: boolean;
  readonly hasRoundNose: boolean;
  readonly hasFreckles: boolean;
  readonly hasHearingAid: boolean;
  readonly usesWheelchair: boolean;
}

/** Hair style, builds to cycle through, then the start index in `skins`, `hairs`, `shirts` and `wears`. */
type Row = readonly [HairStyleName, readonly [BuildName, ...BuildName[]], number, number, number, number];

/** One row per silhouette. Adjacent rows differ in age, skin and color, because they sit at adjacent tables. */
const rows: readonly [Row, ...Row[]] = [
  ['bun', ['elder', 'slim', 'broad'], 1, 7, 0, 5],
  ['beard', ['adult', 'broad', 'slim'], 3, 1, 1, 3],
  ['puffs', ['child', 'small', 'child'], 6, 0, 2, 1],
  ['scarf', ['adult', 'child', 'broad'], 5, 0, 3, 0],
  ['bald', ['broad', 'elder', 'adult'], 2, 6, 4, 3],
  ['afro', ['slim', 'adult', 'child'], 7, 0, 6, 4],
  ['cap', ['child', 'adult', 'small'], 0, 4, 5, 2],
  ['bob', ['adult', 'child', 'elder'], 3, 0, 7, 2],
  ['turban', ['adult', 'elder', 'broad'], 4, 0, 8, 3],
  ['braids', ['small', 'child', 'slim'], 1, 4, 9, 2],
  ['quiff', ['slim', 'adult', 'child'], 2, 3, 2, 6],
  ['waves', ['broad', 'adult', 'slim'], 5, 2, 1, 2],
  ['spikes', ['small', 'slim', 'child'], 0, 5, 4, 0],
  ['wisps', ['elder', 'broad', 'elder'], 6, 8, 0, 1],
  ['ponytail', ['child', 'slim', 'small'], 3, 2, 5, 6],
  ['curls', ['adult', 'small', 'broad'], 1, 3, 6, 0],
  ['locs', ['adult', 'slim', 'broad'], 7, 1, 8, 3],
  ['sunhat', ['elder', 'adult', 'child'], 2, 7, 6, 3],
  ['beanie', ['small', 'slim', 'child'], 4, 1, 3, 3],
  ['crop', ['broad', 'slim', 'adult'], 6, 0, 7, 3],
  ['long', ['slim', 'adult', 'child'], 0, 5, 9, 5],
];

/** Number of different silhouettes. */
export const silhouetteCount = rows.length;

const clothes: readonly [ClothesName, ...ClothesName[]] = [
  'cardigan',
  'collar',
  'stripes',
  'tee',
  'hoodie',
  'dungarees',
  'tee',
];
const glasses: readonly [Glasses, ...Glasses[]] = ['round', 'none', 'none', 'none', 'square', 'none', 'none'];
/**
 * Clothes and aids of the sixteen customers of the game, by number: Ruth, Omar, Zuri, Mina, Ivan, Kofi, Noah, Aiko, Ravi,
 * Freya, Mateo, Rosa, Kai, Emeka, Sofia and Eva. Later customers get theirs by number.
 */
const cast: readonly Partial<Appearance>[] = [
  { clothes: 'cardigan', glasses: 'round' },
  { clothes: 'collar' },
  { clothes: 'stripes' },
  { clothes: 'tee' },
  { clothes: 'hoodie' },
  { clothes: 'dungarees' },
  { clothes: 'tee', glasses: 'square' },
  { clothes: 'cardigan', usesWheelchair: true },
  { clothes: 'collar' },
  { clothes: 'stripes', hasFreckles: true },
  { clothes: 'tee', hasHearingAid: true },
  { clothes: 'hoodie' },
  { clothes: 'dungarees', hasFreckles: true },
  { clothes: 'tee', glasses: 'square' },
  { clothes: 'cardigan', glasses: 'round' },
  { clothes: 'collar' },
];
const noDetails = { glasses: 'none', hasFreckles: false, hasHearingAid: false, usesWheelchair: false } as const;

const squareFaced = /beard|bald|cap|turban|quiff|wisps|crop/;
const darkHairOnly = 4;
const firstGray = 6;
const firstDarkSkin = 5;

/** Returns the item at an index, wrapping around. */
function around<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}

function hairOf(start: number, skinIndex: number, isElder: boolean, turn: number): number {
  if (isElder || (start >= firstGray && turn === 0)) return firstGray + ((start + turn) % 3);
  return (start + turn) % (skinIndex >= darkHairOnly ? 3 : firstGray);
}

function detailsOf(number: number, turn: number, hairStyle: HairStyleName, skinIndex: number) {
  const showsEars = 'hasEars' in hairStyles[hairStyle];
  return {
    clothes: around(clothes, number + turn),
    glasses: around(glasses, number * 3 + turn * 2),
    hasFreckles: skinIndex < 3 && number % 3 === 0,
    hasHearingAid: showsEars && (number + turn * 3) % 4 === 2,
    usesWheelchair: (number * 3 + turn) % 11 === 10,
  };
}

/**
 * Returns the appearance of a customer. The same number always looks the same. The first `silhouetteCount` customers have
 * different silhouettes. After that, silhouettes repeat with different build, skin, hair and clothes.
 */
export function appearanceOf(look: number): Appearance {
  const number = Math.abs(Math.trunc(look)) || 0;
  const turn = Math.floor(number / rows.length);
  const [hairStyle, turns, skinStart, hairStart, shirtStart, wearStart] = around(rows, number);
  const build = around(turns, turn);
  const skinIndex = (skinStart + turn * 3) % skins.length;
  return {
    hairStyle,
    build,
    skin: around(skins, skinIndex),
    frames: skinIndex >= firstDarkSkin ? brass : ink,
    hair: around(hairs, hairOf(hairStart, skinIndex, build === 'elder', turn)),
    shirt: around(shirts, shirtStart + turn * 3),
    wear: around(wears, wearStart + turn * 2),
    isSquareFaced: squareFaced.test(hairStyle),
    isElder: build === 'elder' || hairStyle === 'wisps',
    hasRoundNose: number % 2 === 0,
    ...detailsOf(number, turn, hairStyle, skinIndex),
    ...(number < cast.length && { ...noDetails, ...cast[number] }),
  };
}
