import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** One column. Its buttons are as wide as their words; on a phone as wide as the fields. */
export const form = css({
  display: 'grid',
  gap: token.space.l,
  minInlineSize: 0,
  '@media (min-width: 481px)': { '& > button': { justifySelf: 'start' } },
});
