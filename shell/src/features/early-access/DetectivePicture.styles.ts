import { css } from '@emotion/react';
import { media, token } from '@countertop/design-system/tokens';

/** As tall as the picture on the card next to it, or as the text next to the drawing. */
export const drawing = css({
  inlineSize: '100%',
  blockSize: '230px',
  '@container (inline-size >= 44rem)': { blockSize: '100%', minBlockSize: '230px' },
  '--night': '#592A66',
  '--pane': '#733A83',
  '--desk': '#3B1A45',
  '[data-theme="high-contrast"] &': {
    '--night': token.surface.page,
    '--pane': token.surface.page,
    '--desk': token.surface.page,
    borderBlockEnd: `${token.line.edge} solid ${token.border.strong}`,
  },
  [media.phone]: { blockSize: '160px' },
});
