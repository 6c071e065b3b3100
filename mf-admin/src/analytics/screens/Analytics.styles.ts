import { media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** The days in large letters, and the ways to others at the end of their line. */
export const range = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: token.space.m,
  columnGap: token.space.l,
  marginBlockEnd: token.space.m,
  '& h2': { fontSize: token.type.h2, margin: 0 },
});

export const rangeText = css({
  flex: '1 1 20rem',
  '& > p': { marginBlock: token.space.xxs, color: token.text.muted, textWrap: 'pretty' },
});

export const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space.s });

/** Two days and their button, which stands beside the fields also when a sentence stands below one of them. */
export const days = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: token.space.s,
  '& > div': { flex: '0 1 11rem' },
  [media.smallPhone]: { '& > div': { flexBasis: '100%' } },
});

/** As far below as the labels of the fields beside it reach. */
export const afterLabel = css({
  alignSelf: 'start',
  marginBlockStart: `calc(${token.type.label} * ${token.leading.dense} + 6px)`,
  [media.smallPhone]: { marginBlockStart: 0 },
});

export const change = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: token.space.xxs,
  '& > svg': { flex: 'none', alignSelf: 'center' },
});

/** The reason why something is not told. */
export const why = css({
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

/** A card's heading with its sentence, and what can be done at the end of the line. */
export const cardHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: token.space.m,
  '& > div:first-of-type': { flex: '1 1 14rem' },
  '& p': { margin: 0, marginBlockStart: token.space.xxs, color: token.text.muted, textWrap: 'pretty' },
});

export const waiting = css({ display: 'grid', gap: token.space.l, marginBlockStart: token.space.m });
