import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: token.space.m,
  maxInlineSize: '36rem',
  marginBlockStart: token.space.l,
  '& form': { inlineSize: '100%' },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
});

export const fullWidth = css({ inlineSize: '100%' });

export const problem = css({ color: token.danger.text, fontWeight: token.weight.strong });
