import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** A page with one thought, one picture and a way on, in the middle of the window. */
export const quietPage = css({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space.s,
  textAlign: 'center',
});

/** Ways on side by side, on phones one under the other. */
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '14px',
  '@media (max-width: 480px)': { inlineSize: '100%', '& > *': { flex: '1 1 100%' } },
});
