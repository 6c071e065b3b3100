import { css } from '@emotion/react';
import { media, token } from '@countertop/design-system/tokens';

/** A plate over its words; on a phone beside them, and smaller. */
export const point = css({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: token.space.s,
  '& h3': { marginBlockEnd: token.space.xs },
  [media.phone]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: token.space.m,
    '& > span': { inlineSize: '4.75rem' },
  },
});
