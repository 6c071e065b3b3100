import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';

/** A dish fills the width it is given; in high contrast a line runs round it. */
export const dish = css({
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  '[data-theme="high-contrast"] &': {
    filter: ['1.5px 0', '-1.5px 0', '0 1.5px', '0 -1.5px']
      .map((side) => `drop-shadow(${side} 0 ${token.border.strong})`)
      .join(' '),
  },
});
