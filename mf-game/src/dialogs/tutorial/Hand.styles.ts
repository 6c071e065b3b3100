import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

const tap = keyframes({ '0%, 100%': { transform: 'none' }, '50%': { transform: 'translateY(-10px)' } });

export const hand = css({
  position: 'absolute',
  insetBlockEnd: -6,
  insetInlineStart: '56%',
  inlineSize: 52,
  blockSize: 'auto',
  filter: `drop-shadow(0 3px 3px ${token.art.shade})`,
  animation: `${tap} ${token.motion.duration.party} ${token.motion.easing.out} infinite`,
});
