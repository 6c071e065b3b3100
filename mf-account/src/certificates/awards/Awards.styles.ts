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

/** Badges without their descriptions. All six fit on one line of a wide card. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.75rem, 1fr))',
  gap: token.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', justifyItems: 'center', alignContent: 'start', textAlign: 'center' },
  '& p': { margin: 0, color: token.text.muted, fontSize: token.type.caption, lineHeight: token.leading.dense },
  '& [data-part="name"]': {
    marginBlock: `${token.space.xs} ${token.space.xxs}`,
    color: token.text.default,
    fontWeight: token.weight.medium,
    textWrap: 'balance',
  },
  '& > [data-next] > [data-part="name"]': { color: token.text.muted, fontWeight: token.weight.text },
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

/** In one line, or two by two on a phone. */
export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, max-content))',
  gap: `${token.space.xs} ${token.space.l}`,
  margin: 0,
  marginBlockStart: token.space.xs,
  '& dt': { fontSize: token.type.label, color: token.text.muted },
  '& dd': { margin: 0, fontWeight: token.weight.strong },
});

export const none = css({
  ...column,
  justifyItems: 'start',
  gap: token.space.m,
  '& > p': { margin: 0 },
  '& > ul': { inlineSize: '100%' },
});
