import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

export const replay = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 10,
  '& > :first-of-type': { inlineSize: '100%' },
  '& input': { fontSize: '0.9375rem', direction: 'ltr' },
  '& p': { color: token.text.muted, fontSize: '1rem' },
});

/** Two ways on, side by side where both fit. */
export const more = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.s,
  marginBlockEnd: token.space.m,
  '& > *': { flex: '1 1 12rem' },
});
