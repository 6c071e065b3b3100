import { css } from '@emotion/react';
import { media, token } from '@countertop/design-system/tokens';

/** Two groups of buttons in one cell; on a phone a row of their own below the sign. */
export const slot = css({ display: 'grid', minInlineSize: 0, [media.phone]: { flex: '1 1 100%' } });

/** The group that is not shown holds its room, and cannot be reached. */
export const group = css({
  gridArea: '1 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignContent: 'start',
  gap: token.space.xs,
  '&:not([data-shown])': { visibility: 'hidden' },
  // Twice the class: closer than the buttons' own look.
  '&& > a, && > button': { '--pad-control': `${token.space.xs} ${token.space.s}` },
  '& > [aria-current="page"]': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  [media.phone]: {
    gap: token.space.xxs,
    '&& > a, && > button': { flex: '1 1 auto', '--pad-control': token.space.xxs, fontSize: token.type.caption },
  },
});
