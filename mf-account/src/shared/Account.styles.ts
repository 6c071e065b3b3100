import { media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** One below the other. Chromium lets the rows of a grid overlap when a card doesn't fit on the page. */
const printed = {
  '@media print': {
    '&, &[data-start]': { display: 'block' },
    '& > :not(:last-child)': { marginBlockEnd: token.space.cards },
  },
} as const;

/** The wide side first, unless the narrow one is. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)',
  gap: token.space.cards,
  alignItems: 'start',
  '&[data-start="narrow"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.75fr)' },
  [media.narrow]: { '&, &[data-start]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  ...printed,
});

export const stack = css({ ...column, gap: token.space.cards, ...printed });

export const waiting = css({ display: 'grid', placeItems: 'center', minBlockSize: '16rem' });

/** A card: heading with a link, one sentence, and the content. */
export const sheet = css({
  ...column,
  gap: token.space.m,
  '& > p': { margin: 0 },
});

export const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.s,
  '@media print': { display: 'none' },
});

/** One row per person, device or fact, with its button at the end. */
export const rows = css({
  ...column,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token.space.s,
    paddingBlock: token.space.s,
    borderBlockStart: `${token.line.hair} solid ${token.border.subtle}`,
  },
  '& > li > div': { flex: '1 1 9rem', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0 },
  '& p + p': { color: token.text.muted, fontSize: token.type.label, textWrap: 'balance' },
});

/** A section that failed to load. */
export const missing = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.s,
  '& > p': { flex: '1 1 16rem', margin: 0 },
});
