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

/** Narrower than two badges: large text on a small phone. */
const narrowRow = '@container (inline-size < 12.5rem)';

export const rowWidth = css({ inlineSize: '100%', containerType: 'inline-size' });

/** Badges without their descriptions. All six fit on one line of a wide card. In a narrow one, names are next to them. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.75rem, 100%), 1fr))',
  gap: token.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [narrowRow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: token.space.xs },
  '& > li': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: token.space.xs,
    textAlign: 'center',
    [narrowRow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      justifyItems: 'start',
      alignItems: 'center',
      columnGap: token.space.s,
      textAlign: 'start',
      // So that every name fits next to it.
      '& > [data-size]': { inlineSize: '3.25rem' },
    },
  },
  '& p': { margin: 0, color: token.text.muted, fontSize: token.type.caption, lineHeight: token.leading.dense },
  '& [data-part="name"]': {
    marginBlockEnd: token.space.xxs,
    color: token.text.default,
    fontWeight: token.weight.medium,
    textWrap: 'balance',
  },
  '& > [data-next] [data-part="name"]': { color: token.text.muted, fontWeight: token.weight.text },
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
  '& p:last-of-type': { color: token.text.muted, textWrap: 'balance' },
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
});
