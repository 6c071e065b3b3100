import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

const tilt = keyframes({ '25%': { transform: 'rotate(-7deg)' }, '75%': { transform: 'rotate(7deg)' } });

/** As tall as most windows, so that the foot of the site does not jump when the page comes. */
export const loading = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: token.space.s,
  minBlockSize: '60vh',
  color: token.text.muted,
  fontSize: token.type.label,
  '& svg': { fontSize: '1.75rem', animation: `${tilt} ${token.motion.duration.party} ${token.motion.easing.out} 1` },
});
