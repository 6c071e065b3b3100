import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';

/** A plain sheet that lies a little above the page. */
export const card = css({
  padding: 'clamp(1rem, 4vw, 1.625rem)',
  background: token.surface.card,
  border: '1px solid var(--card-edge)',
  borderRadius: token.radius.card,
  boxShadow: token.shadow.lift,
  '&[data-not-ready]': { background: 'none', border: `2px dashed ${token.border.default}`, boxShadow: 'none' },
});
