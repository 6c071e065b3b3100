import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** A note in the middle of the window. It takes no presses: the page below is as usable as before. */
export const over = css({
  position: 'fixed',
  inset: 0,
  zIndex: token.layer.overlay,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  '& > div': {
    padding: token.space.l,
    border: `${token.line.strong} solid ${token.border.strong}`,
    borderRadius: token.radius.sheet,
    background: token.surface.card,
    color: token.text.default,
    boxShadow: token.shadow.dialog,
  },
});
