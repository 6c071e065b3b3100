/** A foreground and a background color, as token names: `text.muted`, `surface.page`. */
export type Pair = readonly [front: string, back: string];

const on = (back: string, ...fronts: string[]): Pair[] => fronts.map((front) => [front, back]);

/** The four status colors. */
export const states = ['success', 'warning', 'danger', 'info'] as const;

/** Chart series, in order. */
export const series = ['s1', 's2', 's3', 's4', 's5', 's6'] as const;

/** Text colors and their backgrounds, including across nested components. */
export const textPairs: readonly Pair[] = [
  ...['surface.page', 'surface.card', 'surface.raised', 'surface.band'].flatMap((surface) =>
    on(surface, 'text.default', 'text.muted', 'text.heading', 'text.link', 'accent.tomatoText', 'action.quietText'),
  ),
  ...on('surface.sunken', 'text.default', 'text.muted'),
  ...on('surface.wall', 'text.default', 'text.muted'),
  ...on('surface.key', 'text.default'),
  ...on('surface.floorA', 'text.default'),
  ...on('surface.floorB', 'text.default'),
  ...on('surface.tile', 'text.onTile', 'text.onTileMuted'),
  ...on('surface.paper', 'text.onPaper', 'text.onPaperMuted'),
  ...on('surface.answer', 'text.onPaper'),
  ...on('surface.board', 'text.onBoard', 'text.onBoardMuted', 'art.lamp'),
  ...['bg', 'bgHover', 'bgPressed'].flatMap((face) => on(`action.${face}`, 'action.text')),
  ...['quietBg', 'quietHover'].flatMap((face) => on(`action.${face}`, 'action.quietText', 'text.default')),
  ...on('action.selectedBg', 'action.selectedText'),
  ...['bg', 'bgHover', 'bgPressed'].flatMap((face) => on(`play.${face}`, 'play.text')),
  ...states.flatMap((state) => [
    ...['surface.page', 'surface.card', 'surface.raised', `${state}.bg`].flatMap((surface) =>
      on(surface, `${state}.text`),
    ),
    ...on(`${state}.solid`, `${state}.onSolid`),
  ]),
];

/** Non-text colors that convey meaning: control borders, the focus ring, status colors, chart series. */
export const nonTextPairs: readonly Pair[] = [
  ...['page', 'card', 'raised', 'sunken'].flatMap((surface) => on(`surface.${surface}`, 'border.default')),
  ...['page', 'card', 'raised', 'band'].flatMap((surface) =>
    on(`surface.${surface}`, 'border.strong', 'action.bg', 'focus.ring'),
  ),
  ...on('surface.page', 'play.edge'),
  ...on('surface.card', 'play.edge'),
  ...on('surface.key', 'border.default'),
  ...on('surface.paper', 'border.paper', 'border.answer'),
  ...on('surface.answer', 'border.answer'),
  ...on('surface.tile', 'play.bg', 'focus.onTile'),
  ...on('surface.board', 'focus.onTile'),
  ...on('surface.floorA', 'focus.ring', 'art.skinEdge'),
  ...on('surface.floorB', 'focus.ring', 'art.skinEdge'),
  ...on('focus.gap', 'focus.ring'),
  ...states.flatMap((state) => [
    ...on('surface.card', `${state}.border`),
    ...on('surface.page', `${state}.border`),
    ...on(`${state}.bg`, `${state}.border`),
  ]),
  ...series.flatMap((one) => on('surface.card', `chart.${one}`)),
];

/** Decorative colors. Their meaning is also conveyed by text, a shape or a line in a tested color. */
export const decorations: ReadonlySet<string> = new Set([
  'surface.scrim',
  'surface.wallLine',
  'surface.tileLine',
  'surface.paperEdge',
  'surface.boardFrame',
  'surface.rail',
  'surface.keyEdge',
  'border.subtle',
  'chart.grid',
  'action.edge',
  'accent.awning',
  'accent.awningAlt',
  'accent.awningShade',
  'accent.butter',
  'accent.coin',
  'accent.coinEdge',
  'accent.cloth',
  'accent.clothAlt',
  'art.ink',
  'art.shade',
  'art.lamp',
  'art.plate',
  'art.plateRim',
]);
