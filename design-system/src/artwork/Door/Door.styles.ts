import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const arrive = keyframes({ from: { transform: 'translateX(-14%)', opacity: 0 } });

/** Fills its container. */
export const door = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  '--frame': '#0A332A',
  '--leaf': '#2B8A72',
  '--visitor': '#23463D',
  '--line': 'none',
  '[data-theme="dark"] &': { '--frame': '#06211B', '--leaf': '#1F5B4B', '--visitor': '#0A1411' },
  '[data-theme="high-contrast"] &': {
    '--frame': token.surface.page,
    '--leaf': token.surface.page,
    '--sky': token.surface.page,
    '--visitor': token.border.strong,
    '--line': token.border.strong,
    '& path': { stroke: token.border.strong },
  },
});

/** The next customer walks up to the glass. */
export const visitor = css({
  animation: `${arrive} ${token.motion.duration.arrive} ${token.motion.easing.out}`,
});
