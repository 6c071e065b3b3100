import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

const { duration, easing } = token.motion;

const away = { transform: 'translate(var(--door-x), var(--door-y)) scale(0.8)' };
const walkIn = keyframes({ '0%': { ...away, opacity: 0 }, '16%': { opacity: 1 }, '100%': { transform: 'none' } });
const walkOut = keyframes({ '0%': { transform: 'none' }, '84%': { opacity: 1 }, '100%': { ...away, opacity: 0 } });
const tick = keyframes({ to: { opacity: 0 } });

/** A person between the door, at the start of the wall, and the table. Widths are those of a table. */
export const walk = css({
  position: 'absolute',
  // People stand behind their table, where they sit down.
  zIndex: token.layer.behind,
  inset: 0,
  pointerEvents: 'none',
  '--way': '-55%',
  '&[data-column="2"]': { '--way': '-205%' },
  '&[data-column="3"]': { '--way': '-355%' },
  '--door-x': 'var(--way)',
  '&:dir(rtl)': { '--door-x': 'calc(-1 * var(--way))' },
  '--door-y': '-16%',
  '&[data-row="2"]': { '--door-y': '-130%' },
  '&[data-act="walksIn"]': { animation: `${walkIn} ${duration.party} ${easing.out}` },
  '&[data-act="walksOut"]': { animation: `${walkOut} ${duration.party} ${easing.in} forwards` },
});

/** Ends when the act does. */
export const clock = css({
  position: 'absolute',
  animation: `${tick} ${duration.party} linear`,
  // Together with the walk, less than a departure is shown.
  '&[data-act="eats"]': { animationDuration: `calc(${duration.arrive} * 2.2)` },
  '&[data-act="isServed"]': { animationDuration: duration.arrive },
  '&[data-act="waves"], &[data-act="sighs"]': { animationDuration: duration.arrive },
});
