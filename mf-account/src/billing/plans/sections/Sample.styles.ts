import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.m,
  containerType: 'inline-size',
  '& p': { margin: 0 },
  '& > p:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token.space.s,
    color: token.text.muted,
  },
  '& > [data-part="headline"]': {
    fontFamily: token.font.display,
    fontSize: token.type.h2,
    lineHeight: token.leading.dense,
    color: token.text.heading,
    textWrap: 'balance',
  },
  '& > [data-part="columns"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${token.space.l} ${token.space.xl}`,
    '@container (inline-size >= 34rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const lines = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const atHome = css({
  display: 'grid',
  gap: token.space.s,
  '& h3, & p': { margin: 0 },
  '& h3': { fontSize: token.type.h2 },
  '& [data-part="ask"]': { fontWeight: token.weight.strong },
});
