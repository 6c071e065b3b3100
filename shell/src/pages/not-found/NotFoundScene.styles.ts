import { token } from '@countertop/design-system/tokens';
import { css, keyframes } from '@emotion/react';

/** A picture of the number 404, so it keeps its direction in every language. */
export const scene = css({
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
  '& text': { fontFamily: token.font.display, textAnchor: 'middle', fill: token.text.heading },
  '[data-theme="high-contrast"] & [data-part="wall"]': { stroke: token.border.strong, strokeWidth: '2px' },
});

/** Where the pea ends: on the counter, in front of the second 4. */
const rolled = 'translate(98px, 33px) rotate(360deg)';

const roll = keyframes({
  from: { transform: 'none' },
  '45%': { transform: 'translate(56px, 8px) rotate(170deg)' },
  '65%': { transform: 'translate(74px, 33px) rotate(260deg)' },
  '75%': { transform: 'translate(84px, 27px) rotate(310deg)' },
  to: { transform: rolled },
});

/** Under reduced motion, the pea is at its end immediately. */
export const pea = css({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  '[data-rolled] > &': {
    transform: rolled,
    animation: `${roll} ${token.motion.duration.party} ${token.motion.easing.out}`,
  },
});

export const peaShadow = css({ '[data-rolled] > &': { visibility: 'hidden' } });
