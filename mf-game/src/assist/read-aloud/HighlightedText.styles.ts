import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** A light background and an underline; either alone is enough to follow. Does not affect the layout. */
export const highlight = css({
  background: `color-mix(in srgb, ${token.play.bg} 45%, ${token.surface.paper})`,
  borderBlockEnd: `3px solid ${token.border.answer}`,
  borderRadius: '2px 2px 0 0',
  boxDecorationBreak: 'clone',
  color: token.text.onPaper,
  '@media (forced-colors: active)': { background: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' },
});
