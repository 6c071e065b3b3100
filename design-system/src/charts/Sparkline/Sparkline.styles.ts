import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** Height in `em`: it belongs to the text next to it. */
export const sparkline = css({
  flex: 'none',
  inlineSize: '6em',
  blockSize: '1.5em',
  overflow: 'visible',
  color: token.chart.s1,
  '&:dir(rtl)': { scale: '-1 1' },
  '& > path': { fill: 'none', stroke: 'currentcolor', strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& > circle': { fill: 'currentcolor' },
  '@media (forced-colors: active)': { color: 'CanvasText' },
});
