import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

/** Segments stay in one row down to this width of the group, three short words wide. */
const isRoomy = '@container (inline-size >= 17rem)';

export const choices = css({
  display: 'grid',
  gap: token.space.s,
  '&[data-compact] > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `2px ${token.space.s}`,
    '& > :last-child': { flex: '1 0 100%' },
  },
  // Next to the label, or below it if large text leaves no room.
  '&[data-compact] [data-count]': {
    flex: '1 1 19rem',
    [when.upright]: { flexBasis: '100%' },
    [when.sideways]: { flexBasis: '100%' },
    [isRoomy]: {
      gridAutoFlow: 'column',
      '& > *': { paddingInline: token.space.xxs, paddingBlock: token.space.xxs, whiteSpace: 'nowrap' },
    },
  },
});
