import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** Height in `em`: it belongs to the text next to it. */
export const sparkline = css({
  flex: 'none',
  inlineSize: '6em',
  blockSize: '1.5em',
  overflow: 'visible',
  '&:dir(rtl)': { scale: '-1 1' },
  '& > path': { fill: 'none', stroke: token.chart.s1, strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& > circle': { fill: token.chart.s1 },
  '@media (forced-colors: active)': { '& > path': { stroke: 'CanvasText' }, '& > circle': { fill: 'CanvasText' } },
});
