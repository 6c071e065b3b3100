import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** Two bars of 12 px with 8 px between. Real borders, so that they stay in forced colours. */
export const counter = css({
  boxSizing: 'content-box',
  blockSize: '8px',
  borderBlock: `12px solid ${token.border.strong}`,
  background: token.surface.page,
});
