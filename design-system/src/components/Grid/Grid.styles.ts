import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** Container width for columns. In rem, so that large text needs more room. */
const wide = '@container (inline-size >= 46rem)';
const tablet = '@container (inline-size >= 42rem)';

const spans = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => index + 1).map((count) => [
    `&[data-span="${count}"]`,
    { gridColumn: `span ${count}` },
  ]),
);

/** Queries the width of the grid, not of the window. */
export const container = css({ inlineSize: '100%', containerType: 'inline-size' });

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.cards,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-gap="wide"]': { gap: token.space.xl },
  '&[data-align="start"]': { alignItems: 'start' },
  '&[data-columns="fit"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--narrowest)), 1fr))' },
  '&[data-narrowest="small"]': { '--narrowest': '11rem' },
  '&[data-narrowest="medium"]': { '--narrowest': '16rem' },
  '&[data-narrowest="large"]': { '--narrowest': '22rem' },
  [tablet]: {
    '&[data-columns="twelve"][data-from="small"]': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
  [wide]: {
    '&[data-columns="twelve"]': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    '&[data-columns="seven-five"]': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    '&[data-columns="main-aside"]': { gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)' },
  },
});

/** Content fills the cell, so that cards in a row have equal height. */
export const cell = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '[data-align="start"] > &': { alignContent: 'start' },
  [tablet]: { '[data-from="small"] > &': spans },
  [wide]: spans,
});
