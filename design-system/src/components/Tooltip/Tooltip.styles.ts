import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const appear = keyframes({ from: { opacity: 0 } });

/** Dark, with a border for dark themes and forced colors. */
export const tooltip = css({
  maxInlineSize: 'min(18rem, 100vi - 1.5rem)',
  padding: '6px 12px',
  background: token.surface.tile,
  color: token.text.onTile,
  border: `2px solid ${token.border.strong}`,
  borderRadius: token.radius.tag,
  fontSize: token.type.caption,
  fontWeight: token.weight.medium,
  lineHeight: 1.35,
  '&[data-entering]': { animation: `${appear} ${duration.quick} ${easing.out}` },
  '&[data-exiting]': { animation: `${appear} ${duration.quick} ${easing.in} reverse forwards` },
});
