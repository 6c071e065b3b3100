import { media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const person = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.xs} ${token.space.m}`,
  // With large text on a small phone, below the picture.
  '& > div': { flex: '1 1 6rem', minInlineSize: 0 },
  '& p': { margin: 0, fontWeight: token.weight.strong, overflowWrap: 'anywhere' },
});

/** The row of figures or the closed shop, above two columns. */
export const overview = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space.cards });

/** In one column, what to try at home follows the week, before the awards. It has no controls, so the order of focus stays. */
export const weekFirst = css({
  [media.narrow]: {
    '& > div': { display: 'contents' },
    '& > div > *': { order: 2 },
    '& > div > [data-part="week"]': { order: 0 },
    '& > div > [data-part="home"]': { order: 1 },
  },
});

/** The street next to the text, or above it. */
export const street = css({
  position: 'relative',
  minBlockSize: 'clamp(12rem, 30vi, 20rem)',
  '& > div': { position: 'absolute', inset: 0 },
});

/** The shop as high as the head of the page. */
export const shop = css({ '& > svg': { inlineSize: 'auto', blockSize: '100%' } });

export const closed = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space.m,
  '& > h2, & > p': { margin: 0 },
});

export const games = css({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: token.space.m });

export const game = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.m,
  '& > div': { flex: '1 1 14rem', minInlineSize: 0 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& [data-part="name"]': { fontWeight: token.weight.strong },
  '& [data-part="times"]': { color: token.text.muted, fontSize: token.type.caption },
});
