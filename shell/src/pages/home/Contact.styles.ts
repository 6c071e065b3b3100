import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

export const channel = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: token.space.xs,
  minInlineSize: 0,
  '& > p': { maxInlineSize: token.width.reading },
  '& > a': { overflowWrap: 'anywhere' },
});
