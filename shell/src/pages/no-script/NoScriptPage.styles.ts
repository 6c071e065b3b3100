import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

export const header = css({
  maxInlineSize: token.width.page,
  marginInline: 'auto',
  paddingBlock: token.space.xs,
  paddingInline: token.space.gutter,
  '& > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: token.target.min },
  '& svg': { blockSize: '42px' },
});

export const pages = css({
  marginBlockStart: token.space.xl,
  '& > h2': { fontSize: token.type.h3, marginBlockEnd: token.space.xs },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${token.space.xs} ${token.space.m}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
});
