import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const tagRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
