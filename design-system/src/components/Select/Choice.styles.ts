import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** Name and what it means, on one line with a dot between. */
export const choice = css({
  display: 'block',
  overflow: 'clip',
  // Each part has room for a dot before it. At the start of a line that room lies outside and is cut off, dot and all.
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
