import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const appear = keyframes({ from: { opacity: 0 } });

/** Fades in once. Has a border, because the background alone is black on black in high contrast. */
export const skeleton = css({
  border: `1px solid ${token.border.subtle}`,
  borderRadius: token.radius.tag,
  background: token.surface.sunken,
  animation: `${appear} ${duration.arrive} ${easing.out} 200ms backwards`,
  '&[data-variant="block"]': { inlineSize: '100%', minBlockSize: '8rem', borderRadius: token.radius.card },
  '&[data-variant="plate"]': {
    flex: 'none',
    inlineSize: '4rem',
    blockSize: '4rem',
    borderRadius: token.radius.plate,
    boxShadow: `inset 0 0 0 7px ${token.surface.sunken}, inset 0 0 0 8px ${token.border.subtle}`,
  },
});

/** Lines match the height and leading of text. The last one is short. */
export const lines = css({
  display: 'grid',
  gap: '0.75em',
  flex: '1 1 12rem',
  fontSize: token.type.body,
  '& > *': { blockSize: '0.8em' },
  '& > :last-child:not(:first-of-type)': { inlineSize: '60%' },
});

export const group = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.m,
});
