import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** Paper with what works, next to what doesn't yet. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.xl,
  '@media (min-width: 62rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
});

export const text = css({
  display: 'grid',
  gap: token.space.m,
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
