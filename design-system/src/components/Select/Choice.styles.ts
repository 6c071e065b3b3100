import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** Label and explanation on one line, separated by a dot. */
export const choice = css({
  display: 'block',
  overflow: 'clip',
  // Each part has space for a dot before it. At the start of a line, this space is outside and clipped.
  '& > span': { display: 'flex', flexWrap: 'wrap', marginInlineStart: '-1em' },
  '& > span > *': { position: 'relative', minInlineSize: 0, paddingInlineStart: '1em' },
  '& > span > b': { fontWeight: token.weight.strong },
  '& > span > :not(b)::before': {
    content: '"·" / ""',
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: '1em',
    textAlign: 'center',
  },
});
