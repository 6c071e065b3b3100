import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const manage = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: token.space.s,
  marginBlockStart: 16,
});
