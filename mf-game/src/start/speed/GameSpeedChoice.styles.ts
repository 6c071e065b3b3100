import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../play/layout.ts';

/** Segments stay in one row down to this width of the group, three short words wide. */
const isRoomy = '@container (inline-size >= 17rem)';

export const choices = css({
  display: 'grid',
  gap: token.space.s,
  '&[data-compact] > div': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `2px ${token.space.s}`,
    '& > :nth-last-child(-n+1)': { gridColumn: '1 / -1' },
    [when.upright]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [when.sideways]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '&[data-compact] [data-count]': {
    justifySelf: 'stretch',
    [isRoomy]: {
      gridAutoFlow: 'column',
      '& > *': { paddingInline: token.space.xxs, paddingBlock: token.space.xxs, whiteSpace: 'nowrap' },
    },
  },
});
