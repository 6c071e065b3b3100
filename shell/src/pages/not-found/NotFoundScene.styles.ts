import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** A picture of the number 404, so it keeps its direction in every language. */
export const scene = css({
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
  '& text': { fontFamily: token.font.display, textAnchor: 'middle', fill: token.text.heading },
  '[data-theme="high-contrast"] & [data-part="wall"]': { stroke: token.border.strong, strokeWidth: '2px' },
});
