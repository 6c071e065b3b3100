import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

export const thanks = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.m,
  paddingBlockEnd: token.space.xs,
  '& > svg': { flex: 'none', inlineSize: '4rem', blockSize: 'auto' },
});
