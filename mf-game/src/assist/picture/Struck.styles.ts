import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** Dark lines with a light outline, visible on every dish and note. */
export const struck = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  '& path': { stroke: token.text.onPaper, strokeWidth: 2.5, vectorEffect: 'non-scaling-stroke' },
  '& path[data-halo]': { stroke: token.surface.paper, strokeWidth: 5 },
  '@media (forced-colors: active)': { '& path': { stroke: 'CanvasText' }, '& path[data-halo]': { stroke: 'Canvas' } },
});
