import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** Light behind the words and a bar below them: either alone is enough to follow. Takes no room of its own. */
export const said = css({
  background: `color-mix(in srgb, ${token.play.bg} 45%, ${token.surface.paper})`,
  borderBlockEnd: `3px solid ${token.border.answer}`,
  borderRadius: '2px 2px 0 0',
  boxDecorationBreak: 'clone',
  color: token.text.onPaper,
  '@media (forced-colors: active)': { background: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' },
});
