import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** As high as its people need, at any width. Sums keep their direction. */
export const teamScene = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(11.5rem, 25vi, 17.5rem)',
  direction: 'ltr',
});

export const chalk = css({
  fontFamily: token.font.text,
  fontWeight: token.weight.strong,
  fontSize: '27px',
  textAnchor: 'middle',
  fill: token.text.onBoard,
});
