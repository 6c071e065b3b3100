import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { column } from '../shared/Account.styles.ts';

export const step = css({
  ...column,
  gap: token.space.m,
  maxInlineSize: '60rem',
  '& > h2, & > p': { margin: 0 },
  '& > h2': { overflowWrap: 'anywhere' },
  '& > h2:focus': { outline: 'none' },
});

export const form = css({ display: 'grid', gap: token.space.m, maxInlineSize: '24rem' });
