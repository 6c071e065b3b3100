import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.cards,
  maxInlineSize: '36rem',
});

export const real = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.xs,
  color: token.success.text,
  '& > h2': { fontSize: token.type.h2, margin: 0, color: 'inherit' },
});

export const lines = css({ display: 'grid', gap: token.space.xs, marginBlockStart: token.space.m });
