import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const fall = (from: string) =>
  keyframes({ from: { transform: `translateY(${from})`, opacity: 0 }, '40%': { opacity: 1 } });
const falling = (from: string) => ({ animation: `${fall(from)} ${duration.party} ${easing.out}` });

/** Covers its positioned parent without taking pointer events. Three layers fall from three heights. */
export const confetti = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  '& > g:nth-of-type(1)': falling('-30%'),
  '& > g:nth-of-type(2)': falling('-55%'),
  '& > g:nth-of-type(3)': falling('-85%'),
});

export const colors = [
  token.accent.butter,
  token.text.onTileMuted,
  token.accent.cloth,
  token.chart.s3,
  token.accent.clothAlt,
] as const;
