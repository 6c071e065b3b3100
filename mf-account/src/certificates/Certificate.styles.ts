import { media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** The name field and the buttons, on one line if there is room. */
export const printForm = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 30rem) auto',
  gap: token.space.m,
  alignItems: 'center',
  justifyContent: 'space-between',
  // Both ways to paper are equally good.
  '& > :last-child': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // Next to each other, the labels would break into two lines.
  '@media (max-width: 26rem)': { '& > :last-child': { gridAutoFlow: 'row' } },
});
