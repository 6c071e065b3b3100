import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${token.motion.rise})` } });

/** Containers that get focus on opening have no focus ring. */
export const quietFocus = css({ '&, &:focus-visible': { outline: 'none', boxShadow: 'none' } });

/** Surface of popovers, menus and select lists. */
export const surface = css({
  maxInlineSize: 'calc(100vi - 1.5rem)',
  background: token.surface.raised,
  color: token.text.default,
  border: `2px solid ${token.border.strong}`,
  borderRadius: token.radius.card,
  '&, &:focus-visible': { outline: 'none', boxShadow: token.shadow.dialog },
  '&[data-entering]': { animation: `${rise} ${duration.base} ${easing.out}` },
  '&[data-exiting]': { animation: `${appear} ${duration.quick} ${easing.in} reverse forwards` },
});

export const popover = css({ inlineSize: 'max-content', '&[data-trigger]': { minInlineSize: 'min(16rem, 80vi)' } });

/** Scrolls inside the popover, so that the arrow is not clipped. */
export const content = css({
  display: 'grid',
  gap: token.space.s,
  maxInlineSize: '26rem',
  maxBlockSize: 'inherit',
  padding: '18px 20px 20px',
  overflow: 'auto',
});

export const title = css({ fontSize: token.type.h3 });

/** Covers the border of the popover. */
export const arrow = css({
  '& svg': {
    inlineSize: '16px',
    blockSize: '16px',
    fill: token.surface.raised,
    stroke: token.border.strong,
    strokeWidth: 2,
  },
  '&[data-placement="bottom"] svg': { transform: 'rotate(180deg)' },
  '@media (forced-colors: active)': { '& svg': { fill: 'Canvas', stroke: 'CanvasText' } },
});
