import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';

export const quiet = css({
  inlineSize: 'min(100%, 26rem)',
  blockSize: 'auto',
  '[data-theme="high-contrast"] &': { '--table-line': token.border.strong, '--wood': token.border.strong },
  '[data-theme="high-contrast"] & [data-glow]': { display: 'none' },
});
