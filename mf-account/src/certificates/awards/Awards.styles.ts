import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { column } from '../../shared/Account.styles.ts';

export const shelf = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: token.space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const list = css({
  ...column,
  gap: token.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': {
    paddingBlockStart: token.space.m,
    borderBlockStart: `${token.line.hair} solid ${token.border.subtle}`,
  },
  '& h3': { fontSize: token.type.h3, margin: 0 },
  '& p': { margin: 0 },
  '& p:last-of-type': { color: token.text.muted },
  '& > li > div': { marginBlockStart: token.space.s },
});

export const figures = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space.xs} ${token.space.l}`,
  margin: 0,
  marginBlockStart: token.space.xs,
  '& dt': { fontSize: token.type.label, color: token.text.muted },
  '& dd': { margin: 0, fontWeight: token.weight.strong },
});

export const none = css({ display: 'grid', justifyItems: 'start', gap: token.space.s, '& > p': { margin: 0 } });
