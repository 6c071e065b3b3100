import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const loading = css({ display: 'grid', placeItems: 'center', minBlockSize: '16rem' });

/** Tag and sentence, on one line if they fit. */
export const label = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space.s,
  rowGap: token.space.xxs,
  marginBlockStart: token.space.xxs,
});

export const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space.s });
