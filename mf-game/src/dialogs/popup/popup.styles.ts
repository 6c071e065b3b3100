import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { headerBlockSize, when } from '../../layout.ts';

const { duration, easing } = token.motion;
const arrive = keyframes({ from: { transform: 'translateY(-12px)', opacity: 0 } });

/** Below the header, over the figures and the wall: a child presses nothing there. Presses next to the slip go through. */
export const place = css({
  position: 'fixed',
  zIndex: token.layer.hanging,
  insetBlockStart: `calc(env(safe-area-inset-top) + ${headerBlockSize.desktop + 6}px)`,
  insetInline: token.space.m,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  [when.phone]: {
    insetBlockStart: `calc(env(safe-area-inset-top) + ${headerBlockSize.phone + 4}px)`,
    insetInline: '8px',
  },
  [when.sideways]: {
    insetBlockStart: `calc(env(safe-area-inset-top) + ${headerBlockSize.sideways + 4}px)`,
    justifyItems: 'start',
    inlineSize: '46%',
  },
});

export const slip = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  maxInlineSize: 'min(100%, 760px)',
  paddingBlock: 2,
  paddingInline: '12px 4px',
  background: token.surface.paper,
  color: token.text.onPaper,
  border: `3px solid ${token.play.bg}`,
  borderRadius: token.radius.tile,
  boxShadow: token.shadow.hang,
  pointerEvents: 'auto',
  animation: `${arrive} ${duration.arrive} ${easing.settle}`,
  '--text-default': token.text.onPaper,
  '--quiet-text': token.text.onPaper,
  '--focus-ring': token.text.onPaper,
  '--focus-gap': token.surface.paper,
});

/** In a row where there is room, so that the slip stays low. */
export const lines = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const compact = {
  gap: 8,
  '& svg': { inlineSize: 28 },
  '& p': { fontSize: '0.9375rem', lineHeight: 1.2 },
  '& b': { display: 'inline', fontWeight: token.weight.strong },
};

export const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& svg': { display: 'block', inlineSize: 36, blockSize: 'auto' },
  '& p': { lineHeight: 1.25, fontSize: '1rem' },
  '& b': { display: 'block', fontWeight: token.weight.strong },
  [when.phone]: compact,
  [when.sideways]: compact,
});

/** Later stages take their space from the start, so that nothing moves. */
export const staged = css({
  visibility: 'hidden',
  '&[data-shown]': { visibility: 'visible', animation: `${arrive} ${duration.base} ${easing.settle}` },
});

export const points = css({ fontWeight: token.weight.strong, whiteSpace: 'nowrap' });

export const actions = css({ display: 'flex', flex: 'none', color: token.text.onPaper });
