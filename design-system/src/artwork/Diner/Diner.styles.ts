import { css, keyframes } from '@emotion/react';
import { outlined } from '../Picture/outlined.ts';
import { token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;

const settle = keyframes({ '40%': { transform: 'translateY(-4%)' } });

/** The size decides about details, so the drawing is its own container. */
export const scene = css({
  display: 'block',
  inlineSize: '100%',
  containerType: 'inline-size',
  '& > svg': { inlineSize: '100%', blockSize: 'auto', overflow: 'visible', ...outlined },
});

export const person = css({
  transformBox: 'fill-box',
  transformOrigin: '50% 100%',
  animation: `${settle} ${duration.base} ${easing.settle}`,
});

/** On phones faces are larger, to be readable. */
export const head = css({
  '@container (max-width: 120px)': { transform: 'scale(1.2)', transformOrigin: '60px 90px' },
});

const tread = keyframes({ '0%, 100%': { transform: 'none' }, '50%': { transform: 'translateY(-7px)' } });
const sway = keyframes({
  '0%, 100%': { transform: 'rotate(-2deg)' },
  '50%': { transform: 'rotate(2deg)' },
});

/** A walk takes longer than any token, in steps of `arrive`. */
const steps = 6;

export const leg = css({
  '&[data-leg="start"]': { animation: `${tread} ${duration.arrive} ${easing.linear} ${steps}` },
  '&[data-leg="end"]': {
    animation: `${tread} ${duration.arrive} ${easing.linear} calc(${duration.arrive} / -2) ${steps}`,
  },
});

export const walker = css({
  transformBox: 'fill-box',
  transformOrigin: '50% 100%',
  animation: `${sway} ${duration.arrive} ${easing.linear} ${steps}`,
});
