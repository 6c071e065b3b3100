import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { outlined } from '../Picture/outlined.ts';
import { token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;

const settle = keyframes({ '40%': { transform: 'translateY(-3%)' } });
const cheer = keyframes({ '30%': { transform: 'translateY(-7%)' }, '65%': { transform: 'translateY(-2%)' } });
const rumble = keyframes({ '25%, 75%': { transform: 'rotate(-2deg)' }, '50%': { transform: 'rotate(2deg)' } });
const land = keyframes({ from: { transform: 'translateY(-70%)', opacity: 0 } });
const bites = keyframes({
  '0%, 34%': { transform: 'none' },
  '42%, 76%': { transform: 'scale(.66)' },
  '84%, 100%': { transform: 'scale(0)' },
});
/** From the plate to the mouth, twice. */
const spoonToMouth = keyframes({
  '0%, 14%, 56%': { transform: 'rotate(38deg)' },
  '34%, 42%, 76%, 100%': { transform: 'none' },
});
const wave = keyframes({
  '0%, 33%, 67%, 100%': { transform: 'none' },
  '17%, 50%, 83%': { transform: 'rotate(-20deg)' },
});
const gesture = keyframes({ '50%': { transform: 'rotate(-9deg)' } });
const tread = keyframes({ '50%': { transform: 'translateY(-7px)' } });
const sway = keyframes({ '0%, 100%': { transform: 'rotate(-2deg)' }, '50%': { transform: 'rotate(2deg)' } });

const mealTime = `calc(${duration.party} * 0.75)`;

/** Steps of a walk. It stops on its own if the walk takes longer. */
const steps = 8;

/** The drawing is its own container, because its size determines the size of the head. */
export const scene = css({
  display: 'block',
  inlineSize: '100%',
  containerType: 'inline-size',
  '& > svg': { inlineSize: '100%', blockSize: 'auto', overflow: 'visible', ...outlined },
  '[data-theme="dark"] &': { '--tire': token.border.default },
  '[data-theme="high-contrast"] &': {
    '--table-line': token.border.strong,
    '--wood': token.border.strong,
    // Drawings have a light outline around them. Hands need a dark one on the white cloth.
    '--art-skin-edge': token.art.ink,
  },
});

/** Dark hair needs an edge on a dark floor. */
export const edged = css({
  '[data-theme="dark"] &': {
    filter: `drop-shadow(0 0 0.8px ${token.border.default}) drop-shadow(0 0 0.8px ${token.border.default})`,
  },
});

const fromBelow = { transformBox: 'fill-box', transformOrigin: '50% 100%' } as const;

export const person = css(fromBelow, edged, {
  animation: `${settle} ${duration.base} ${easing.settle}`,
  '&[data-pose="happy"]': { animation: `${cheer} ${duration.arrive} ${easing.out}` },
  '&[data-pose="hungry"]': { animation: `${rumble} ${duration.arrive} ${easing.linear}` },
});

const phone = '@container (max-width: 120px)';
const tiny = '@container (max-width: 64px)';

/** Returns the styles of a head with a tilt. The smaller the drawing, the larger the head, so that faces are readable. */
const headStyles = (tilt: string) =>
  css({
    transformOrigin: '60px 88px',
    transform: tilt,
    [phone]: { transform: `scale(1.2) ${tilt}` },
    [tiny]: { transform: `scale(1.45) ${tilt}` },
  });

export const head = headStyles('rotate(0)');

/** A head that leans on a fist. */
export const tiltedHead = headStyles('rotate(-6deg)');

/** The mark next to the head, which grows with it. */
export const mark = css({
  transformOrigin: '92px 34px',
  [phone]: { transform: 'scale(1.2)' },
  [tiny]: { transform: 'scale(1.6)' },
});

/** The arm that moves, in mirrored coordinates. Pivots at the shoulder, or at the elbow when eating. */
export const arm = css({
  transformBox: 'fill-box',
  transformOrigin: '100% 100%',
  '&[data-pose="eating"]': {
    transformOrigin: '20% 90%',
    animation: `${spoonToMouth} ${mealTime} ${easing.out}`,
  },
  '&[data-pose="waving"]': { animation: `${wave} ${duration.party} ${easing.linear}` },
  '&[data-pose="ordering"]': { animation: `${gesture} ${duration.arrive} ${easing.out}` },
});

/** A meal is gone in two bites, and immediately without motion. */
export const food = css(fromBelow, {
  animation: `${land} ${duration.arrive} ${easing.settle}`,
  '&[data-pose="eating"]': { transform: 'scale(0)', animation: `${bites} ${mealTime} ${easing.linear}` },
});

/** Things that are put on the table. */
export const landing = css(fromBelow, { animation: `${land} ${duration.arrive} ${easing.settle}` });

/** Drawn on the way to the right. */
export const facingEnd = css({ '&:dir(rtl) > svg': { transform: 'scaleX(-1)' } });

/** A person on foot. */
export const walker = css(fromBelow, edged, {
  animation: `${sway} calc(${duration.arrive} * 2) ${easing.linear} ${steps / 2}`,
});

export const leg = css({
  animation: `${tread} ${duration.arrive} ${easing.linear} ${steps}`,
  '&[data-leg="right"]': { animationDelay: `calc(${duration.arrive} / -2)` },
});

/** The hand that waves, outside the mirrored arm. */
export const wavingArm = css({
  transformBox: 'fill-box',
  transformOrigin: '0 100%',
  animation: `${wave} ${duration.party} ${easing.linear} reverse`,
});
