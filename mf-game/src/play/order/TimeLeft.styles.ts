import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

export const time = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginInlineStart: 'auto',
  fontSize: '1rem',
  fontWeight: token.weight.strong,
  whiteSpace: 'nowrap',
  color: token.text.onPaper,
  [when.sideways]: { gridColumn: 1, marginInlineStart: 0 },
  '&[data-over]': { fontSize: '0.9375rem', color: token.text.onPaperMuted },
});
