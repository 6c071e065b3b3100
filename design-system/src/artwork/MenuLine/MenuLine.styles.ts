import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/**
 * The value stands on the last line of a label that wraps, where the dots arrive. It goes below only when the label's
 * longest word has no room beside it.
 */
export const menuLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  gap: `0 ${token.space.xs}`,
});

export const menuIcon = css({ flex: 'none', alignSelf: 'center', inlineSize: '1.7em' });

/** Words leave room at their end, so that some dots are always seen. */
export const menuLabel = css({
  flex: '1 1 0',
  // Where sizes can be calculated with, a word wider than the whole line is broken instead of cut.
  minInlineSize: ['min-content', 'calc-size(min-content, min(size, 100%))'],
  '&[data-led]': { overflowX: 'clip', paddingInlineEnd: token.space.l },
});

/** Stands on the base line after the last word; its dots run on and are cut where the label ends. */
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
});
