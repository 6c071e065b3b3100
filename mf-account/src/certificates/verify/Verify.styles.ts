import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { column } from '../../shared/Account.styles.ts';

export const sheet = css({
  ...column,
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
