import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** An invisible bold copy of the label. Hidden content is neither painted nor announced. */
export const stableWidthLabel = css({
  display: 'inline-grid',
  minInlineSize: 0,
  '&::after': {
    content: 'attr(data-label)',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: token.weight.strong,
  },
});
