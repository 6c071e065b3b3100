import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const device = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.xs,
  fontWeight: token.weight.strong,
});

/** Facts with a label above each. */
export const facts = css({
  display: 'grid',
  gap: token.space.s,
  margin: 0,
  '& dt': { fontSize: token.type.label, color: token.text.muted },
  '& dd': { margin: 0, fontWeight: token.weight.strong, overflowWrap: 'anywhere' },
});
