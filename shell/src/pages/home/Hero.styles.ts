import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { columns, full } from './heroSizes.ts';

/** Sizes depend on this width in rem, so that larger text counts like a smaller window. */
export const stage = css({ position: 'relative', isolation: 'isolate', containerType: 'inline-size' });

/** The wooden baseboard and the floor under the tables, in the whole width. Last in the HTML, so that it never moves while that arrives. */
export const floor = css({
  position: 'absolute',
  zIndex: token.layer.behind,
  insetInline: 0,
  insetBlockEnd: 0,
  overflow: 'hidden',
});

export const floorDepth = css({ blockSize: '5.25rem' });

export const hero = css({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: token.width.page,
  marginInline: 'auto',
  paddingInline: token.space.gutter,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: token.space.l,
  [columns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [full]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.08fr)', minBlockSize: '26.5rem' },
});

/** Ends above the floor. */
export const text = css({
  alignSelf: 'center',
  paddingBlock: `${token.space.xl} ${token.space.s}`,
  '& h1': { fontSize: 'min(3.6rem, 11.4cqi)', lineHeight: 1.04 },
  // Each sentence has its own line.
  '& h1 > span': { display: 'block', whiteSpace: 'nowrap' },
  '& p': {
    maxInlineSize: '38ch',
    marginBlock: `${token.space.s} ${token.space.l}`,
    fontSize: token.type.lead,
    lineHeight: 1.45,
  },
  [columns]: { paddingBlock: `${token.space.xl} 6.25rem`, '& h1': { fontSize: 'min(3.6rem, 5.6cqi)' } },
  [full]: { paddingBlock: `${token.space.m} 5.6rem`, '& h1': { fontSize: '4rem' } },
});

/** In one row, or as wide as the column. */
export const actions = css({
  display: 'grid',
  gap: '14px',
  '& > a': { whiteSpace: 'nowrap' },
  '@container (inline-size < 22rem)': { '& > a': { whiteSpace: 'normal' } },
  [full]: { display: 'flex', '& > a': { '--pad-control': `${token.space.s} ${token.space.m}` } },
});

/** Two labels in one cell, so that the button keeps its width when the other one shows. */
export const startLabel = css({
  display: 'grid',
  '& > span': { gridArea: '1 / 1' },
  '& > span:not([data-shown])': { visibility: 'hidden' },
});
