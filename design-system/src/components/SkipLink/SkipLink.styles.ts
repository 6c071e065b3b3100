import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** Out of the window until it has focus. */
export const skipLink = css({
  position: 'absolute',
  zIndex: token.layer.skip,
  insetInlineStart: token.space.m,
  insetBlockStart: token.space.xs,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: token.target.min,
  paddingInline: token.space.m,
  borderRadius: token.radius.control,
  border: `2px solid ${token.border.strong}`,
  background: token.surface.card,
  color: token.text.link,
  fontWeight: token.weight.strong,
  // It is there at once: who waits for it cannot see where the focus is.
  transitionProperty: 'none',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});
