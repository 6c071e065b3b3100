import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../play/layout.ts';

const h3 = { '& h3': { fontSize: '1.1875rem' } } as const;
const columns = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;
const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const steps = css(columns, {
  gap: '14px 24px',
  margin: '0 0 18px',
  padding: 0,
  listStyle: 'none',
  [when.upright]: { ...oneColumn, gap: 10 },
});

export const step = css(h3, {
  display: 'grid',
  gridTemplateColumns: '60px 1fr',
  gap: 14,
  alignItems: 'center',
  '& p': { fontSize: '1rem', lineHeight: token.leading.dense },
});

/** Reference information in two columns, points first. */
export const notes = css(columns, h3, {
  gap: `${token.space.m} ${token.space.l}`,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: token.space.m },
  '& section > p': { fontSize: '1rem', lineHeight: token.leading.dense },
  '& section > h3': { marginBlockEnd: token.space.xxs },
  [when.upright]: oneColumn,
});

export const paper = css({ '& h3': { marginBlockEnd: 6 } });

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
