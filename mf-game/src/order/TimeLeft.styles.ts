import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

export const time = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginInlineStart: 'auto',
  fontSize: '1rem',
  fontWeight: token.weight.strong,
  whiteSpace: 'nowrap',
  color: token.text.onPaper,
  '&[data-over]': { fontSize: '0.9375rem', color: token.text.onPaperMuted },
});
