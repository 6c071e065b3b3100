import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** One column. Buttons have their natural width, or full width on phones. */
export const form = css({
  display: 'grid',
  gap: token.space.l,
  minInlineSize: 0,
  '@media (min-width: 481px)': { '& > button': { justifySelf: 'start' } },
});
