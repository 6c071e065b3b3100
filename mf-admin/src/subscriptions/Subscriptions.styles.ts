import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** How old the figures are at the start, what can be done about it at the end. */
export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.s,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space.s },
  '& p': { margin: 0, color: token.text.muted },
});

/** A card's heading with its sentence. */
export const head = css({
  '& > h2': { fontSize: token.type.h2, margin: 0 },
  '& > p': { margin: 0, color: token.text.muted },
});

export const muted = css({ color: token.text.muted });

/** An address may be longer than its column. */
export const address = css({ overflowWrap: 'anywhere' });
