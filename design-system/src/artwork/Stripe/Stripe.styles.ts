import { css } from '../../theme/css.ts';
import { media, token } from '../../tokens/tokens.ts';

/** The awning as flat bands, without scallops and shadow. */
export const stripe = css({
  boxSizing: 'content-box',
  blockSize: '8px',
  background: `linear-gradient(90deg, ${token.accent.awning} 50%, ${token.accent.awningAlt} 0) 0 0 / 64px 100% round`,
  forcedColorAdjust: 'none',
  // On a light page, the light bands have no visible edge.
  borderBlockEnd: `1px solid ${token.border.strong}`,
  '[data-theme="high-contrast"] &': { borderBlockEndWidth: '2px' },
  // On phones, headers are shorter.
  [media.phone]: { blockSize: '4px' },
});
