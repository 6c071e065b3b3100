import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** One button per child, and the way to their settings at the end. */
export const choice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.s,
  marginBlockEnd: token.space.l,
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: token.space.xs, margin: 0, padding: 0, listStyle: 'none' },
  '& a[aria-current]': {
    background: token.action.selectedBg,
    color: token.action.selectedText,
    borderColor: token.action.bg,
  },
});
