/** A main color and its darker shade or second color. */
export type Pair = readonly [string, string];

/** Skin color and shade, from light to dark. */
export const skins: readonly [Pair, ...Pair[]] = [
  ['#FFDCC2', '#EFB896'],
  ['#F6CBA6', '#E5AE84'],
  ['#EDB98A', '#D39A68'],
  ['#DFA274', '#C6875A'],
  ['#C48A5A', '#A66D40'],
  ['#A8693F', '#8C5330'],
  ['#80502F', '#643A20'],
  ['#6B4128', '#4F2D19'],
];

/** Facial features and dark frames. */
export const ink = '#170B07';

/** Glasses frames for dark skin. */
export const brass = '#F0C24F';

/** Hair color with matching brows: four dark, two light, three gray. */
export const hairs: readonly [Pair, ...Pair[]] = [
  ['#2A1D1B', '#1C100B'],
  ['#2F2320', '#2F2320'],
  ['#4A2B1A', '#3B2113'],
  ['#7B4A24', '#5E3719'],
  ['#B5551F', '#8F3F12'],
  ['#E2B04A', '#A97A22'],
  ['#8D8F98', '#6D6F79'],
  ['#D9DADF', '#9A9AA6'],
  ['#F0EEE8', '#A5A4A8'],
];

/** Shirt color and second color. */
export const shirts: readonly [Pair, ...Pair[]] = [
  ['#733A83', '#F1E3F4'],
  ['#EFA719', '#FFF0BE'],
  ['#E84C2B', '#FFF8E8'],
  ['#144A7A', '#B4D6F2'],
  ['#0E7F61', '#C4E7D9'],
  ['#2474B8', '#FFF8E8'],
  ['#C9284E', '#FBE0E7'],
  ['#5CBB9C', '#0A4336'],
  ['#F4EFE0', '#2474B8'],
  ['#384842', '#FFC334'],
];

/** Headwear and ribbons, with the color of the band. */
export const wears: readonly [Pair, ...Pair[]] = [
  ['#1F7F93', '#FFD55E'],
  ['#FFF8E8', '#E84C2B'],
  ['#C9284E', '#FFF8E8'],
  ['#FFC334', '#A02A13'],
  ['#2474B8', '#FFF8E8'],
  ['#8C4A9E', '#FFE48E'],
  ['#0E7F61', '#FFF8E8'],
];
