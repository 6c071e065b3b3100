import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** A comfortable line length. */
export const text = css({
  maxInlineSize: '44rem',
  lineHeight: 1.65,
  '& ul': { display: 'grid', gap: token.space.xs, paddingInlineStart: '1.4em' },
});

export const summary = css({
  display: 'grid',
  gap: token.space.m,
  marginBlockEnd: token.space.l,
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${token.space.xs} ${token.space.l}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
});
