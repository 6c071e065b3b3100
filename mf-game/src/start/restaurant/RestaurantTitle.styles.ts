import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** The rename button follows the last word; the form is below the name. */
export const title = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.xs,
  '& > h1': { minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'balance' },
  '& > form': { flex: '1 1 100%' },
  '& > form > *': { maxInlineSize: 470 },
});

export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space.s });
