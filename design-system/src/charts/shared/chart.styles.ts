import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** The colour of a series by its place, counted from 0. */
export const seriesColour = (index: number): string => `var(--series-${index + 1})`;

/** A series' colour as a tint of the sheet: the face of what stands beside the one thing that is pointed out. */
export const paleColour = (index: number): string => `color-mix(in srgb, ${seriesColour(index)} 16%, ${sheetColour})`;

/** The colour of the sheet a chart lies on: the ground of patterns and of numbers printed on a mark. */
export const sheetColour = 'var(--chart-sheet)';

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
  // The picture is as wide as it was measured; without this it could never become narrower again.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.m,
  inlineSize: '100%',
  margin: 0,
  '@media (forced-colors: active)': {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((series) => [`--series-${series}`, 'CanvasText'])),
    '--chart-sheet': 'Canvas',
  },
});

/** Title and sentence at the start, the button that changes the view at the end. */
export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: token.space.m,
  '& > figcaption': { flex: '1 1 14rem' },
  // The button's own padding, so that its words line up with the text and the sheet's edge.
  '& > div': { marginInline: `calc(-1 * ${token.space.xs})` },
});

export const summaryStyle = css({ marginBlockStart: token.space.xxs, color: token.text.muted, textWrap: 'pretty' });

/** Picture and table; beside each other where both have room. */
export const views = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.l,
  '@container (min-width: 44rem)': {
    '&[data-table="beside"]': { gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});

/** The padding is in rem so that a new text size is noticed; see `useChartBox`. */
export const picture = css({
  minInlineSize: 0,
  paddingBlockStart: '0.125rem',
  '&:empty': { minBlockSize: '15rem' },
  fontSize: token.type.label,
  '& > svg': { overflow: 'visible' },
});

export const axisText = css({
  fill: token.text.muted,
  fontSize: '1em',
  fontVariantNumeric: 'tabular-nums',
  '&[data-row]': { fill: token.text.default },
  '&[data-strong]': { fill: token.text.default, fontWeight: token.weight.strong },
});

export const valueText = css({
  fill: token.text.default,
  fontSize: '1em',
  fontWeight: token.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  stroke: sheetColour,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '&[data-on-plate]': { stroke: 'none' },
});

/** A word over the one mark that the chart points out. */
export const noteText = css({ fill: token.text.default, fontSize: '1em', fontWeight: token.weight.medium });

/** A piece of sheet under a number that is printed on a mark: no pattern runs under text. */
export const plate = css({ fill: sheetColour });

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

/** Names of the series beside a piece of their pattern. */
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

/** The same height as a picture, so that nothing jumps when the first values come. */
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
