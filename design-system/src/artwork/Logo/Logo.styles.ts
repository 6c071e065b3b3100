import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** The sign takes the colour of headings on the surface it hangs on, and the height of one and a half lines. */
export const logo = css({
  flex: 'none',
  blockSize: '2.4em',
  inlineSize: 'auto',
  color: token.text.heading,
  fill: 'currentColor',
  '@media (forced-colors: active)': { forcedColorAdjust: 'auto', color: 'CanvasText' },
});
