import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** The number of columns depends on its own width. */
export const sheet = css({
  containerType: 'inline-size',
  inlineSize: '100%',
  margin: 0,
  overflow: 'hidden',
  background: token.surface.card,
  border: `${token.line.card} solid ${token.quiet.card}`,
  borderRadius: token.radius.card,
  '@media print': { breakInside: 'avoid' },
});

const twoColumns = {
  gridAutoFlow: 'row',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'none',
  '& > div': { gridRow: 'span 3' },
  '& > div:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;

/**
 * Labels, values and notes of a row are aligned, even if they wrap. Hairlines are at the start of each figure
 * and above it. Those on the outer edge are clipped.
 */
export const strip = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'repeat(3, auto)',
  margin: 0,
  '& > div': { gridRow: '1 / span 3' },
  '@container (max-width: 30rem)': twoColumns,
  '@container (max-width: 52rem)': { '&:has(> div:nth-of-type(4))': twoColumns },
  '@container (max-width: 19rem)': { '&, &:has(> div:nth-of-type(4))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const figure = css({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  minInlineSize: 0,
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  padding: 'clamp(0.75rem, 2vi, 1rem) clamp(0.875rem, 2.5vi, 1.375rem)',
  borderBlockStart: `${token.line.hair} solid ${token.quiet.card}`,
  borderInlineStart: `${token.line.hair} solid ${token.quiet.card}`,
});

const text = {
  margin: 0,
  color: token.text.muted,
  fontSize: token.type.label,
  lineHeight: token.leading.dense,
  textWrap: 'balance',
} as const;

export const labelStyle = css(text);

export const valueStyle = css({
  margin: 0,
  fontSize: token.type.figure,
  fontWeight: token.weight.strong,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const noteStyle = css(text);

/** As high as a figure, to avoid layout shifts. */
export const waiting = css({
  display: 'grid',
  alignItems: 'center',
  inlineSize: 'min(6rem, 70%)',
  minBlockSize: '1.25em',
  margin: 0,
  fontSize: token.type.figure,
});
