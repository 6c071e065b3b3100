import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

export const replay = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.s,
  '& input': { fontSize: '0.9375rem' },
});

export const copying = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.xs,
  fontSize: '1rem',
  lineHeight: token.leading.dense,
  '& [role="status"]': { color: token.text.muted },
});

export const more = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.s,
  marginBlockEnd: token.space.m,
  '& > *': { flex: '1 1 12rem' },
});

/** Takes no room while nothing is asked. */
export const question = css({ '&:not(:empty)': { marginBlockEnd: token.space.m } });
