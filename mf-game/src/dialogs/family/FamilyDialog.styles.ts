import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const list = css({
  display: 'grid',
  gap: token.space.xs,
  margin: `${token.space.s} 0 0`,
  paddingInlineStart: token.space.l,
});
