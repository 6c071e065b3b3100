import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const person = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.m,
  '& > div': { minInlineSize: 0 },
  '& p': { margin: 0, fontWeight: token.weight.strong, overflowWrap: 'anywhere' },
});

export const ways = css({ display: 'flex', flexWrap: 'wrap', gap: token.space.s });

/** The sentence of the report, above everything else. */
export const lead = css({ marginBlockEnd: token.space.cards });

/** The row of figures above the two columns. */
export const counts = css({ marginBlockEnd: token.space.cards });

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
