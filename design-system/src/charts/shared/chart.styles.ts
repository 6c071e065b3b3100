import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** Returns the color of a series by index. */
export const seriesColor = (index: number): string => `var(--series-${index + 1})`;

/** Returns a tint of a series color, for bars next to a highlighted one. */
export const paleColor = (index: number): string => `color-mix(in srgb, ${seriesColor(index)} 16%, ${sheetColor})`;

/** Background color of the chart, also behind patterns and printed values. */
export const sheetColor = 'var(--chart-sheet)';

export const figure = css({
  '--series-1': token.chart.s1,
  '--series-2': token.chart.s2,
  '--series-3': token.chart.s3,
  '--series-4': token.chart.s4,
  '--series-5': token.chart.s5,
  '--series-6': token.chart.s6,
  '--chart-sheet': token.surface.card,
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  // The SVG has its measured width. With `auto` columns it could never shrink.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.m,
  inlineSize: '100%',
  margin: 0,
  '@media (forced-colors: active)': {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((series) => [`--series-${series}`, 'CanvasText'])),
    '--chart-sheet': 'Canvas',
    // Browsers don't force `fill`.
    '& svg text': { fill: 'CanvasText' },
  },
});

export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: token.space.m,
  '& > figcaption': { flex: '1 1 14rem' },
  // Offsets the button's padding, so that its label lines up with the text.
  '& > div': { marginInline: `calc(-1 * ${token.space.xs})` },
});

export const summaryStyle = css({ marginBlockStart: token.space.xxs, color: token.text.muted, textWrap: 'pretty' });

/** Chart and table, side by side if there is room. */
export const views = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.l,
  '@container (min-width: 44rem)': {
    '&[data-table="beside"]': { gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});

/** Padding in rem, so that text size changes are observed (see `useChartBox`). */
export const picture = css({
  minInlineSize: 0,
  paddingBlockStart: '0.125rem',
  '&:empty': { minBlockSize: '15rem' },
  fontSize: token.type.label,
  '& > svg': {
    overflow: 'visible',
    // Paper is narrower than the window that the chart was measured in.
    '@media print': { maxInlineSize: '100%', blockSize: 'auto' },
  },
});

export const axisText = css({
  fill: token.text.muted,
  fontSize: '1em',
  fontVariantNumeric: 'tabular-nums',
  // The rim keeps labels readable where an axis runs behind them.
  '&[data-row]': { fill: token.text.default, stroke: sheetColor, strokeWidth: 4, paintOrder: 'stroke' },
  '&[data-strong]': { fill: token.text.default, fontWeight: token.weight.strong },
});

export const valueText = css({
  fill: token.text.default,
  fontSize: '1em',
  fontWeight: token.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  stroke: sheetColor,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '&[data-on-plate]': { stroke: 'none' },
});

export const noteText = css({ fill: token.text.default, fontSize: '1em', fontWeight: token.weight.medium });

/** Plain background for a value printed on a mark. */
export const plate = css({ fill: sheetColor });

/** A marker with a rim in the background color, to separate it from the line. */
export const marker = css({ stroke: sheetColor, strokeWidth: 1.5, strokeLinejoin: 'round' });

/** A line through the points of a series. */
export const line = css({ fill: 'none', strokeWidth: 3, strokeLinejoin: 'round' });

export const gridLine = css({
  stroke: token.chart.grid,
  strokeWidth: 1,
  '@media (forced-colors: active)': { stroke: 'GrayText' },
});

export const baseline = css({
  stroke: token.border.strong,
  strokeWidth: 3,
  strokeLinecap: 'round',
  '@media (forced-colors: active)': { stroke: 'CanvasText' },
});

export const keyList = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space.xxs} ${token.space.m}`,
  marginBlockEnd: token.space.s,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: token.space.xs },
  '& svg': { flex: 'none', overflow: 'visible' },
});

export const gapsNote = css({
  marginBlockStart: token.space.xs,
  color: token.text.muted,
  fontSize: token.type.caption,
});

/** As high as a chart, so that the layout does not shift when data arrives. */
export const emptyPicture = css({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '12rem',
  padding: token.space.l,
  border: `2px dashed ${token.border.default}`,
  borderRadius: token.radius.tile,
  color: token.text.muted,
  textAlign: 'center',
});
