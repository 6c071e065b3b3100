import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const words = css({
  display: 'grid',
  gap: token.space.m,
  '& > p': { margin: 0 },
  '& > [data-problem]': { color: token.danger.text, fontWeight: token.weight.strong },
});
