import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** The awning as flat bands, without scallops and shadow. */
export const stripe = css({
  blockSize: '8px',
  background: `linear-gradient(90deg, ${token.accent.awning} 50%, ${token.accent.awningAlt} 0) 0 0 / 64px 100% round`,
  forcedColorAdjust: 'none',
  '[data-theme="high-contrast"] &': { borderBlockEnd: `2px solid ${token.border.strong}` },
});
