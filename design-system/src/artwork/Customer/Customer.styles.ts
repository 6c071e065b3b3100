import { css, keyframes } from '@emotion/react';
import { outlined } from '../Picture/outlined.ts';
import { token } from '../../tokens/tokens.ts';

const bounce = keyframes({ '40%': { transform: 'translateY(-4%)' } });

/** A guest fills the width it is given; each new mood gives one small bounce. */
export const customer = css({
  inlineSize: '100%',
  blockSize: 'auto',
  '& > g': { animation: `${bounce} ${token.motion.duration.base} ${token.motion.easing.settle}` },
  // Dark hair would melt into a dark room: shadows become edges after closing time.
  '[data-theme="dark"] &': {
    filter: `drop-shadow(0 0 0.8px ${token.border.default}) drop-shadow(0 0 0.8px ${token.border.default})`,
  },
  ...outlined,
});
