import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { tiny, withMenu, withoutMenu } from './headerSizes.ts';

/** Two groups of buttons in one cell. */
export const slot = css({ display: 'grid', minInlineSize: 0 });

/** In the row, the hidden group keeps its space, so that nothing moves when the visitor becomes known. */
export const group = css({
  gridArea: '1 / 1',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: token.space.xs,
  '& a, & button': { '--pad-control': `${token.space.xs} ${token.space.s}`, [withoutMenu]: { whiteSpace: 'nowrap' } },
  '& a[aria-current="page"]': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '&:not([data-shown])': { visibility: 'hidden' },
  [withMenu]: {
    flexWrap: 'wrap',
    '&:not([data-shown])': { display: 'none' },
    '& > *': { flex: '1 1 auto' },
  },
});

/** In a narrow header, the link is next to the menu button. Without scripts, it is in the open menu. */
export const inRow = css({
  display: 'flex',
  marginInlineEnd: token.space.xs,
  whiteSpace: 'nowrap',
  '@media (scripting: enabled)': { [withMenu]: { display: 'none' }, [tiny]: { display: 'flex' } },
});

/** The row has no space for it; the dashboard links to the page. */
export const menuOnly = css({
  display: 'none',
  '& > a': { flex: '1 1 auto' },
  [withMenu]: { display: 'flex' },
});

/**
 * Hidden on pages with their own link, but it keeps its space in the row. The space is before the other links, so that they
 * end where the page does.
 */
export const signOut = css({
  display: 'flex',
  '& > a': { flex: '1 1 auto' },
  '&[data-hidden]': { visibility: 'hidden', order: -1, [withMenu]: { display: 'none' } },
});
