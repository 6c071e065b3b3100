import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

const { duration, easing } = token.motion;
const arrive = keyframes({ from: { transform: 'translateY(12px) scale(.96)', opacity: 0 } });

/** Later stages take their space from the start, so that nothing moves. */
export const staged = css({
  visibility: 'hidden',
  '&[data-shown]': { visibility: 'visible', animation: `${arrive} ${duration.arrive} ${easing.settle}` },
});

export const points = css({
  fontFamily: token.font.display,
  fontWeight: token.weight.display,
  fontSize: '1.75rem',
  lineHeight: 1.2,
  color: token.text.heading,
  whiteSpace: 'nowrap',
});

/** Only listens for pointer and focus. The buttons are laid out as those of other dialogs. */
export const buttons = css({ display: 'contents', '& > *': { flex: 'inherit' } });

export const gain = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 24,
  inlineSize: 'min(100%, 520px)',
  [when.phone]: { gap: 14 },
});

export const bar = css({ flex: '1 1 auto', minInlineSize: 0, textAlign: 'start' });

export const unlocked = css({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space.xs,
  inlineSize: '100%',
  '& > h3': { fontSize: token.type.h3 },
});

/** The choice, and the tickets next to it where there is room. */
export const shelf = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px 36px',
  inlineSize: '100%',
  maxInlineSize: 1000,
  '& > ul': { flex: '1 1 440px', maxInlineSize: 'fit-content' },
  [when.sideways]: { alignItems: 'flex-start', gap: 14, '& > ul': { flexBasis: 180 } },
});

export const unlocks = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px 14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'start',
  '&:empty': { display: 'none' },
  '& > li': { flex: '0 1 230px', minInlineSize: 200 },
  [when.phone]: { gap: 6, inlineSize: '100%', '& > li': { flex: '1 1 160px', minInlineSize: 0 } },
  [when.sideways]: { gap: 8, '& > li': { flex: '0 1 190px', minInlineSize: 0 } },
});

export const unlock = css({
  display: 'grid',
  gridTemplateColumns: '44px 1fr',
  gap: 10,
  alignItems: 'center',
  minBlockSize: 52,
  margin: '-12px -6px -14px',
  lineHeight: 1.25,
  '& > svg': { inlineSize: 44, blockSize: 'auto', maxBlockSize: 52 },
  '& b': { display: 'block', fontWeight: token.weight.strong },
  '& span': { fontSize: '0.9375rem', color: token.text.onPaperMuted },
  [when.phone]: {
    gridTemplateColumns: '32px 1fr',
    gap: 8,
    minBlockSize: 48,
    margin: '-16px -8px -18px',
    fontSize: '0.9375rem',
    '& > svg': { inlineSize: 32 },
    '& span': { fontSize: '0.875rem' },
  },
});
