import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** Above the floor and below dialogs; lets clicks through. */
export const layer = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: token.layer.hanging,
  inlineSize: 0,
  blockSize: 0,
  pointerEvents: 'none',
});

export const coin = css({
  position: 'absolute',
  insetBlockStart: -14,
  insetInlineStart: -14,
  inlineSize: 28,
  blockSize: 28,
  opacity: 0,
  '& svg': { inlineSize: '100%', blockSize: '100%' },
});

/** Scaled from its corner, so that its place is that of the corner. */
export const dish = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  transformOrigin: '0 0',
  opacity: 0,
  willChange: 'transform',
  '& svg': { inlineSize: '100%', blockSize: 'auto' },
});
