import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

const h4 = { '& h4': { fontFamily: token.font.display, fontSize: '1.1875rem', lineHeight: 1.2 } } as const;

export const voice = css({ display: 'flex', justifyContent: 'end', '&:empty': { display: 'none' } });

export const steps = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token.space.s,
  margin: `0 0 ${token.space.m}`,
  padding: 0,
  listStyle: 'none',
  [when.upright]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: token.space.xs },
});

export const step = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: token.space.xs,
  justifyItems: 'center',
  padding: token.space.s,
  border: `2px solid ${token.border.subtle}`,
  borderRadius: token.radius.card,
  background: token.surface.page,
  textAlign: 'center',
  '& > p': { fontWeight: token.weight.medium, lineHeight: token.leading.dense, textWrap: 'balance' },
});

export const number = css({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 12,
  fontFamily: token.font.display,
  fontSize: token.type.h3,
  lineHeight: 1,
});

/** People at tables are 168 x 196, and larger than objects. */
export const picture = css({
  '--height': '8.5rem',
  display: 'grid',
  placeItems: 'center',
  blockSize: 'var(--height)',
  maxInlineSize: '100%',
  '& > span': { inlineSize: 'calc(var(--height) * 168 / 196)', maxInlineSize: '100%' },
  '& > svg': { display: 'block', inlineSize: 'auto', blockSize: 'calc(var(--height) * 0.7)' },
  [when.phone]: { '--height': '7rem' },
  [when.shortPhone]: { '--height': '5.5rem' },
  [when.sideways]: { '--height': '5.5rem' },
});

/** Reference information in two columns, points first. */
export const notes = css(h4, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${token.space.m} ${token.space.l}`,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: token.space.m },
  '& section > p': { fontSize: '1rem', lineHeight: token.leading.dense },
  '& section > h4': { marginBlockEnd: token.space.xxs },
  [when.upright]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const paper = css({ '& h4': { marginBlockEnd: 6 } });

export const forms = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.xs,
  margin: `${token.space.xs} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& li': {
    paddingInline: token.space.xs,
    border: `2px solid ${token.border.default}`,
    borderRadius: token.radius.tag,
    fontWeight: token.weight.strong,
  },
});

export const keys = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${token.space.xxs} ${token.space.xs}`,
  margin: 0,
  fontSize: '1rem',
  lineHeight: token.leading.dense,
  '& > div': { display: 'contents' },
  '& dd': { margin: 0 },
  '& kbd': {
    display: 'inline-block',
    paddingInline: token.space.xs,
    border: `2px solid ${token.border.default}`,
    borderBlockEndWidth: 4,
    borderRadius: token.radius.tag,
    background: token.surface.key,
    fontFamily: 'inherit',
    fontSize: token.type.caption,
    fontWeight: token.weight.strong,
  },
});
