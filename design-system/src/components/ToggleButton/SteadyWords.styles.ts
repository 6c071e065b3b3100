import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** The same words once more, heavy and unseen: hidden content is neither painted nor read aloud. */
export const steadyWords = css({
  display: 'inline-grid',
  minInlineSize: 0,
  '&::after': {
    content: 'attr(data-words)',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: token.weight.strong,
  },
});
