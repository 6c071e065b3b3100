import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** A star on the corner of the dish: next to the text it would push the keys out of small windows. */
export const special = css({
  position: 'relative',
  display: 'block',
  '& > svg:last-of-type': {
    position: 'absolute',
    insetBlockStart: '-0.35em',
    insetInlineEnd: '-0.35em',
    inlineSize: '0.9em',
    blockSize: '0.9em',
    color: token.text.onPaper,
  },
});
