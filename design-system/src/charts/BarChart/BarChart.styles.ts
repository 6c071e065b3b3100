import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const bar = css({ strokeWidth: 2, strokeLinejoin: 'round' });

/** A dash for missing data. A bar of 0 has none. */
export const missing = css({
  stroke: token.border.default,
  strokeWidth: 3,
  strokeLinecap: 'round',
  '@media (forced-colors: active)': { stroke: 'CanvasText' },
});
