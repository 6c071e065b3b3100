import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** Dark lines with a light outline, visible on every dish and note. */
const struck = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  '& path': { stroke: token.text.onPaper, strokeWidth: 2.5, vectorEffect: 'non-scaling-stroke' },
  '& path[data-halo]': { stroke: token.surface.paper, strokeWidth: 5 },
  '@media (forced-colors: active)': { '& path': { stroke: 'CanvasText' }, '& path[data-halo]': { stroke: 'Canvas' } },
});

const stripes = 'M-2 14 14 -2M10 26 26 10';

/** Stripes over a bill that no longer counts, so that color is not the only cue. */
export function Struck() {
  return (
    <svg css={struck} viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true">
      <path d={stripes} data-halo />
      <path d={stripes} />
    </svg>
  );
}
