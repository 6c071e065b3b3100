import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { headerBlockSize, when } from '../../play/layout.ts';

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
  },
});

export const slip = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  maxInlineSize: 'min(100%, 520px)',
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

export const lines = css({
  display: 'grid',
  gap: 2,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& svg': { display: 'block', inlineSize: 34, blockSize: 'auto' },
  '& p': { lineHeight: 1.25, fontSize: '1rem' },
  '& b': { display: 'block', fontWeight: token.weight.strong },
});

/** Later stages take their space from the start, so that nothing moves. */
export const staged = css({
  visibility: 'hidden',
  '&[data-shown]': { visibility: 'visible', animation: `${arrive} ${duration.base} ${easing.settle}` },
});

export const points = css({ fontWeight: token.weight.strong, whiteSpace: 'nowrap' });

export const actions = css({ display: 'flex', flex: 'none', color: token.text.onPaper });

/** The shared badge and its name. */
export const shared = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginBlockEnd: 12,
  '& svg': { flex: 'none', inlineSize: 72, blockSize: 'auto' },
});
