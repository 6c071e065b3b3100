import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** Outside the window until focused. */
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
  // No transition: until it appears, the focus is not visible.
  transitionProperty: 'none',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});
