import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { small } from './headerSizes.ts';

/** On a phone, the picture is enough. */
export const playerLink = css({
  '& > a': { gap: token.space.xs, paddingBlock: 0 },
  '& > a > span:last-of-type': {
    maxInlineSize: '12rem',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    [small]: { display: 'none' },
  },
});
