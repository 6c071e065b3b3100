/** Outline of the torso, and positions relative to it. */
export interface Build {
  /** Outline of chest and shoulders. */
  readonly body: string;
  /** How much lower head, neck and collar are than on an adult. */
  readonly drop: number;
  /** Half the chest width, for stripes. */
  readonly halfWidth: number;
  /** Both raised arms. */
  readonly raised: string;
  /** Position of the raised hands: inset from the edge, and y. */
  readonly hand: readonly [number, number];
}

/** The five builds: three adults, an older person and two children. */
export const builds = {
  adult: {
    body: 'M14 122C14 99 34 88 60 88S106 99 106 122Z',
    drop: 0,
    halfWidth: 43,
    raised: 'M24 106L13 90M96 106L107 90',
    hand: [11, 76],
  },
  broad: {
    body: 'M5 122C5 97 30 86 60 86s55 11 55 36Z',
    drop: -1,
    halfWidth: 51,
    raised: 'M20 106L13 90M100 106l7-16',
    hand: [11, 76],
  },
  slim: {
    body: 'M22 122c0-23 14-33 38-33s38 10 38 33Z',
    drop: 0,
    halfWidth: 35,
    raised: 'M30 107L16 90M90 107l14-17',
    hand: [14, 77],
  },
  elder: {
    body: 'M17 122c0-20 17-31 43-31s43 11 43 31Z',
    drop: 3,
    halfWidth: 40,
    raised: 'M28 108L16 92M92 108l12-16',
    hand: [14, 79],
  },
  child: {
    body: 'M26 122c0-20 14-30 34-30s34 10 34 30Z',
    drop: 4,
    halfWidth: 31,
    raised: 'M32 108L17 90M88 108l15-18',
    hand: [14, 78],
  },
  small: {
    body: 'M32 122c0-16 10-23 28-23s28 7 28 23Z',
    drop: 12,
    halfWidth: 25,
    raised: 'M38 114L20 96M82 114l18-18',
    hand: [17, 84],
  },
} satisfies Record<string, Build>;

export type BuildName = keyof typeof builds;
