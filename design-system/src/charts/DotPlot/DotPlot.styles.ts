import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** The line between the dots of a row. */
export const join = css({
  stroke: token.border.default,
  strokeWidth: 4,
  '@media (forced-colors: active)': { stroke: 'GrayText' },
});

export const targetLine = css({
  stroke: token.border.strong,
  strokeWidth: 2,
  strokeDasharray: '4 4',
  '@media (forced-colors: active)': { stroke: 'CanvasText' },
});
