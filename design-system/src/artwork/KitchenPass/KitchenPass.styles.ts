import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const platingTime = `calc(${duration.arrive} * 1.5)`;

const reach = keyframes({
  '0%': { transform: 'scaleX(.2)' },
  '50%, 75%': { transform: 'none' },
  '100%': { transform: 'scaleX(.2)' },
});
const putDown = keyframes({
  '0%': { transform: 'translate(-24px, -7px)', opacity: 0 },
  '20%': { opacity: 1 },
  '50%': { transform: 'translate(0, -5px)' },
  '70%': { transform: 'none' },
});
const land = keyframes({ from: { transform: 'translateY(-8px)', opacity: 0 } });

/** Fills its container. The kitchen is cool and bright: only occupied tables are warm. */
export const pass = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  '--frame': '#0A332A',
  '--kitchen': '#D3E5DF',
  '--steel': '#C6D4D2',
  '--steel-dark': '#7C9391',
  '--jacket': '#FFFFFF',
  '--jacket-line': '#A9BAC4',
  '--till': '#1F7A66',
  '--till-dark': '#0A4336',
  '--till-screen': '#DDF3C9',
  '--line': 'none',
  '[data-theme="dark"] &': {
    '--frame': '#06211B',
    '--kitchen': '#34544B',
    '--steel': '#8FA39F',
    '--steel-dark': '#5A6E69',
    '--jacket': '#E4EAE2',
  },
  '[data-theme="high-contrast"] &': {
    '--frame': token.surface.page,
    '--kitchen': token.surface.page,
    '--steel': token.surface.page,
    '--steel-dark': token.border.strong,
    '--till': token.surface.page,
    '--till-dark': token.surface.page,
    '--line': token.border.strong,
  },
});

/** A plate in the cook's hand, then on the ledge. */
export const plated = css({ animation: `${putDown} ${platingTime} ${easing.out}` });

export const platingArm = css({
  transformBox: 'fill-box',
  transformOrigin: '0 50%',
  transform: 'scaleX(0)',
  animation: `${reach} ${platingTime} ${easing.out}`,
});

/** New things in the pass drop in once. */
export const arriving = css({ animation: `${land} ${duration.arrive} ${easing.settle}` });
