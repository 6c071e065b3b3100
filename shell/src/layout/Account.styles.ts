import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { withMenu } from './headerSizes.ts';

/** Two groups of buttons in one cell. */
export const slot = css({ display: 'grid', minInlineSize: 0 });

/** In the row, the group that is not shown holds its room, so that nothing moves when it turns out who is looking. */
export const group = css({
  gridArea: '1 / 1',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: token.space.xs,
  // Twice the class: tighter than the buttons' own style.
  '&& a, && button': { '--pad-control': `${token.space.xs} ${token.space.s}` },
  '& a[aria-current="page"]': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '&:not([data-shown])': { visibility: 'hidden' },
  [withMenu]: {
    flexWrap: 'wrap',
    '&:not([data-shown])': { display: 'none' },
    '& > *': { flex: '1 1 auto' },
  },
});

/** The page has its own: this one holds its room in the row. */
export const signOut = css({
  display: 'flex',
  '& > a': { flex: '1 1 auto' },
  '&[data-hidden]': { visibility: 'hidden', [withMenu]: { display: 'none' } },
});
