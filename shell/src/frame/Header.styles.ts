import { css } from '@emotion/react';
import { media, token } from '@countertop/design-system/tokens';

/** Sign, rooms, then what belongs to the visitor; what has no room goes into the next row. */
export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${token.space.xs} clamp(8px, 2vw, 28px)`,
  inlineSize: '100%',
  maxInlineSize: token.width.page,
  minBlockSize: '72px',
  marginInline: 'auto',
  paddingBlock: token.space.xs,
  paddingInline: token.space.gutter,
  [media.phone]: { minBlockSize: '60px' },
  '[data-frame="wide"] &': { maxInlineSize: token.width.dashboard },
});

export const homeLink = css({
  marginInlineEnd: 'auto',
  '& > a': { display: 'flex', alignItems: 'center', minBlockSize: token.target.min },
  '& svg': { blockSize: '42px', [media.phone]: { blockSize: '34px' } },
});

/** The rooms are in the footer too, so a narrow window goes without them here. */
export const navigation = css({
  whiteSpace: 'nowrap',
  '& > ul': {
    display: 'flex',
    gap: 'clamp(14px, 2vw, 28px)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  [media.phone]: { display: 'none' },
});

/** What acts on the page in sight. */
export const tools = css({ display: 'flex', gap: token.space.xxs });
