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

/** A sentence and the button it is about. */
export const leaving = css({ display: 'grid', gap: token.space.s, justifyItems: 'start', '& > p': { margin: 0 } });

export const form = css({ display: 'grid', gap: token.space.m, maxInlineSize: '24rem' });
