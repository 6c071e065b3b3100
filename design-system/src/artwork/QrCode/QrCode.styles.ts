import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const size = css({ inlineSize: '14rem', maxInlineSize: '100%', '&[data-filled]': { inlineSize: '100%' } });

/** Dark on light in every theme, with the quiet zone that cameras look for. */
export const square = css(size, {
  display: 'block',
  border: `${token.line.edge} solid ${token.border.paper}`,
  background: token.surface.paper,
  fill: token.text.onPaper,
});

/** Placeholder of the QR code. */
export const empty = css(size, { aspectRatio: '1' });
