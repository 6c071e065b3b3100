import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** Uses the heading color of the surface, and is one and a half lines high. */
export const logo = css({
  flex: 'none',
  blockSize: '2.4em',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  color: token.text.heading,
  fill: 'currentColor',
  '@media (forced-colors: active)': { forcedColorAdjust: 'auto', color: 'CanvasText' },
});
