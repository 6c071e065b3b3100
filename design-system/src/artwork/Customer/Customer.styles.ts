import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { outlined } from '../Picture/outlined.ts';
import { token } from '../../tokens/tokens.ts';

const bounce = keyframes({ '40%': { transform: 'translateY(-4%)' } });

/** Fills its container. Each mood change triggers a small bounce. */
export const customer = css({
  inlineSize: '100%',
  blockSize: 'auto',
  '& > g': { animation: `${bounce} ${token.motion.duration.base} ${token.motion.easing.settle}` },
  // Dark hair needs an edge on dark backgrounds.
  '[data-theme="dark"] &': {
    filter: `drop-shadow(0 0 0.8px ${token.border.default}) drop-shadow(0 0 0.8px ${token.border.default})`,
  },
  ...outlined,
});
