import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/**
 * The value is on the last line of a label that wraps. It moves below only if the label's
 * longest word does not fit next to it.
 */
export const menuLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  gap: `0 ${token.space.xs}`,
});

export const menuIcon = css({ flex: 'none', alignSelf: 'center', inlineSize: '1.7em' });

/** Leaves room at the end, so that some dots are always visible. */
export const menuLabel = css({
  flex: '1 1 0',
  // With support for `calc-size`, an overlong word breaks instead of being cut off.
  minInlineSize: ['min-content', 'calc-size(min-content, min(size, 100%))'],
  '&[data-led]': { overflowX: 'clip', paddingInlineEnd: token.space.l },
});

/** Starts at the baseline after the last word. The dots are cut off where the label ends. */
export const leader = css({
  position: 'relative',
  display: 'inline-block',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: token.space.xs,
    insetBlockEnd: '0.2em',
    inlineSize: '100vi',
    borderBlockEnd: '3px dotted currentColor',
    opacity: 0.38,
  },
});

export const menuValue = css({
  flex: 'none',
  maxInlineSize: '60%',
  marginInlineStart: 'auto',
  fontWeight: token.weight.strong,
  textAlign: 'end',
  // A price is never broken.
  '&[data-figure]': { maxInlineSize: '100%', whiteSpace: 'nowrap' },
});
