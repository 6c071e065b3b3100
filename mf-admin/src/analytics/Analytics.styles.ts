import { media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const range = css({ display: 'grid', gap: token.space.xs, marginBlockEnd: token.space.m });

export const clockNotice = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space.xs,
  marginBlockEnd: token.space.m,
  '& > p': { margin: 0, textWrap: 'pretty' },
});

/** The date range, with all controls in one line at the end. */
export const rangeHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: token.space.s,
  columnGap: token.space.l,
});

export const rangeText = css({
  flex: '1 1 18rem',
  '& > h2': { margin: 0 },
  '& > p': { margin: 0, color: token.text.muted, textWrap: 'balance' },
  '& > p:last-of-type': { fontSize: token.type.caption },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.s,
  // On a phone, the three periods fit in one row, because only the check needs space on the side.
  [media.phone]: { '& > div > button': { paddingInlineEnd: token.space.xs } },
});

export const dayFields = css({ display: 'grid', gap: token.space.m, minInlineSize: 'min(16rem, 70vi)' });

export const change = css({
  display: 'inline-flex',
  alignItems: 'start',
  gap: token.space.xxs,
  '& > svg': { flex: 'none', marginBlockStart: '0.125rem' },
});

export const part = css({ marginBlockStart: token.space.xxl });

export const partHead = css({ marginBlockEnd: token.space.m, '& > h2': { margin: 0 } });

export const partLead = css({ margin: 0, color: token.text.muted, textWrap: 'pretty' });

/** Numbers with the sentence about the previous period. */
export const headline = css({
  display: 'grid',
  gap: token.space.xs,
  '& > p': { margin: `0 0 ${token.space.s}`, color: token.text.muted, fontSize: token.type.caption },
});

/** The change of a number, with its course below. */
export const statNote = css({
  display: 'grid',
  gap: token.space.xs,
  color: token.text.muted,
  '& > svg': { maxInlineSize: '100%' },
});

/** Small groups and the reason why they are hidden, as text below the chart. */
export const note = css({
  paddingBlockStart: token.space.s,
  borderBlockStart: `${token.line.hair} solid ${token.border.subtle}`,
  display: 'flex',
  alignItems: 'start',
  gap: token.space.xs,
  color: token.text.muted,
  fontSize: token.type.caption,
  lineHeight: token.leading.dense,
  textWrap: 'pretty',
  '& > svg': { flex: 'none' },
  '& > p': { margin: 0 },
});

/** A card's heading and lead, with actions at the end. */
export const cardHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: token.space.m,
  '& > div:first-of-type': { flex: '1 1 14rem' },
  '& p': { margin: 0, marginBlockStart: token.space.xxs, color: token.text.muted, textWrap: 'pretty' },
});

export const loading = css({ display: 'grid', gap: token.space.l, marginBlockStart: token.space.m });

/** Sentences with icons, separated by hairlines. */
export const highlights = css({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    gap: token.space.s,
    paddingBlock: token.space.s,
    borderBlockStart: `${token.line.hair} solid ${token.border.subtle}`,
    '& > svg': { flex: 'none', color: token.text.muted },
    '& p': { margin: 0, textWrap: 'pretty' },
  },
  '& > li:first-of-type': { borderBlockStart: 'none', paddingBlockStart: 0 },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
});
