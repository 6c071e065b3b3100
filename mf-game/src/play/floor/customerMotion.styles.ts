import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

const { duration, easing } = token.motion;

/** The door is at the inline start. */
const walkIn = keyframes({
  '0%': { transform: 'translate(var(--door), -7%)', opacity: 0 },
  // Next to the table the shoulders would end in mid-air.
  '10%': { opacity: 0 },
  '45%': { opacity: 1 },
  '80%': { transform: 'translate(0, -7%)' },
  '100%': { transform: 'none' },
});
const walkOut = keyframes({
  '0%, 58%': { transform: 'none', opacity: 1 },
  '64%': { transform: 'translate(0, -7%)', opacity: 1 },
  '78%': { opacity: 1 },
  '86%, 100%': { transform: 'translate(var(--door), -7%)', opacity: 0 },
});
const stormOut = keyframes({
  '0%, 36%': { transform: 'none', opacity: 1 },
  '42%': { transform: 'translate(0, -9%)', opacity: 1 },
  '56%': { opacity: 1 },
  '64%, 100%': { transform: 'translate(var(--door), -4%)', opacity: 0 },
});

/** Sways two steps to each side. */
const step = keyframes({
  '0%, 40%, 80%, 100%': { transform: 'none' },
  '20%': { transform: 'translateY(-5%) rotate(-3deg)' },
  '60%': { transform: 'translateY(-5%) rotate(3deg)' },
});
const cheer = keyframes({
  '0%, 16%, 100%': { transform: 'none' },
  '5%': { transform: 'translateY(-9%) scale(1.04)' },
  '11%': { transform: 'translateY(-3%)' },
});
const huff = keyframes({
  '0%, 22%, 100%': { transform: 'none' },
  '4%, 14%': { transform: 'rotate(-5deg)' },
  '9%, 19%': { transform: 'rotate(5deg)' },
});
const land = keyframes({ from: { transform: 'translateY(-90%) scale(.8)', opacity: 0 } });
const bob = keyframes({
  '0%, 50%, 100%': { transform: 'rotate(-4deg)' },
  '25%': { transform: 'translateY(-6%) rotate(-7deg)' },
  '75%': { transform: 'translateY(-3%) rotate(0deg)' },
});

/** Longer than a departing customer is shown, so that the animation never visibly restarts. */
const departure = `calc(${duration.party} * 2.5)`;

/** The customer entering, at the table, and leaving. */
export const customer = css({
  '--door': '-70%',
  display: 'block',
  animation: `${walkIn} ${duration.party} ${easing.out}`,
  '&:dir(rtl)': { '--door': '70%' },
  '&[data-look="served"]': { animation: `${walkOut} ${departure} ${easing.in}` },
  '&[data-look="left"]': { animation: `${stormOut} ${departure} ${easing.in}` },
});

/** The walk. Pivots at the shoulders, so that the head leads. */
export const stride = css({
  display: 'block',
  transformOrigin: '50% 100%',
  '&[data-look="seating"]': { animation: `${step} ${duration.party} ${easing.linear}` },
  '&[data-look="served"]': { animation: `${cheer} ${departure} ${easing.out}` },
  '&[data-look="left"]': { animation: `${huff} ${departure} ${easing.linear}` },
});

/** The menu the customer reads; they look up from it twice. */
export const menuCard = css({
  display: 'grid',
  gap: 'max(2px, 2%)',
  inlineSize: '19%',
  padding: '3%',
  marginBlockEnd: '2%',
  background: token.surface.paper,
  border: `2px solid ${token.border.paper}`,
  borderRadius: 2,
  transform: 'rotate(-4deg)',
  animation: `${land} ${duration.arrive} ${easing.settle}, ${bob} ${duration.party} ${easing.out} ${duration.arrive} 2`,
  '& i': { display: 'block', blockSize: 2, background: token.text.onPaperMuted, borderRadius: 2 },
});

/** The dish comes from above, as if from a waiter's hand. */
export const dish = css({ display: 'block', animation: `${land} ${duration.arrive} ${easing.settle}` });

/** The tip next to the plate. */
export const coins = css({
  position: 'absolute',
  insetInlineStart: '64%',
  insetBlockEnd: '12%',
  display: 'flex',
  animation: `${land} ${duration.arrive} ${easing.settle}`,
  '& svg': { inlineSize: 24, blockSize: 24, marginInlineStart: -6 },
  [when.phone]: { '& svg': { inlineSize: 14, blockSize: 14 } },
  [when.sideways]: { '& svg': { inlineSize: 14, blockSize: 14 } },
});
