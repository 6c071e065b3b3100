import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** Two 12 px bars, 8 px apart. Borders rather than backgrounds, to be visible in forced colors. */
export const counter = css({
  boxSizing: 'content-box',
  blockSize: '8px',
  borderBlock: `12px solid ${token.border.strong}`,
  background: token.surface.page,
});
