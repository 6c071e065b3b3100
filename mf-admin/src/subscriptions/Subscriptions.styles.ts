import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.s,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space.s },
  '& p': { margin: 0, color: token.text.muted },
});

export const head = css({
  '& > h2': { fontSize: token.type.h2, margin: 0 },
  '& > p': { margin: 0, color: token.text.muted },
});

export const muted = css({ color: token.text.muted });

/** Email addresses may be longer than the column. */
export const address = css({ overflowWrap: 'anywhere' });
