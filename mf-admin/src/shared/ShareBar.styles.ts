import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const shareBar = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  borderRadius: token.radius.bar,
  fill: token.surface.band,
  '& > [data-value]': { fill: token.chart.s1 },
  '[dir="rtl"] &': { scale: '-1 1' },
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    fill: 'Canvas',
    '& > [data-value]': { fill: 'CanvasText' },
  },
});
