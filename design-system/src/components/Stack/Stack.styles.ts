import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const gaps = Object.fromEntries(Object.entries(token.space).map(([name, gap]) => [`&[data-gap="${name}"]`, { gap }]));

const crossAxis = Object.fromEntries(
  ['start', 'center', 'end', 'baseline', 'stretch'].map((alignItems) => [
    `&[data-align="${alignItems}"]`,
    { alignItems },
  ]),
);

const mainAxis = Object.fromEntries(
  ['center', 'end', 'space-between'].map((justifyContent) => [
    `&[data-distribute="${justifyContent}"]`,
    { justifyContent },
  ]),
);

/** Rows wrap, to avoid overflow in narrow windows. */
export const stack = css({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-direction="vertical"]': { flexDirection: 'column' },
  '&[data-direction="horizontal"]': { flexWrap: 'wrap' },
  // Weaker than the component that it lays out, which may have a minimum.
  '*:where(& > *)': { minInlineSize: 0 },
  ...gaps,
  ...crossAxis,
  ...mainAxis,
});
