import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

const { duration, easing } = token.motion;
const pop = keyframes({ from: { transform: 'scale(.3) rotate(-40deg)', opacity: 0 } });

export const stars = css({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  gap: 6,
});

/** The middle star is larger; each appears a moment after the previous one. */
export const star = css({
  display: 'block',
  inlineSize: 60,
  [when.phone]: { inlineSize: 46 },
  animation: `${pop} ${duration.arrive} ${easing.settle} both`,
  '&:nth-of-type(2)': { inlineSize: 76, animationDelay: duration.base, [when.phone]: { inlineSize: 58 } },
  '&:nth-of-type(3)': { animationDelay: duration.arrive },
  '& svg': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  '&:not([data-earned]) svg': { opacity: 0.35, filter: 'grayscale(1)' },
});
