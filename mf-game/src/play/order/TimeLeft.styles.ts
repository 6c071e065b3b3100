import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

export const time = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  fontSize: '1rem',
  fontWeight: token.weight.strong,
  whiteSpace: 'nowrap',
  color: token.text.onPaper,
  '& svg': { '@container ticket (max-width: 20rem)': { display: 'none' } },
  '&[data-untimed]': {
    fontSize: '0.875rem',
    lineHeight: 1.05,
    whiteSpace: 'normal',
    '& > span': { inlineSize: 'min-content' },
  },
  '&[data-over]': {
    flex: '0 1 auto',
    fontSize: '0.875rem',
    lineHeight: 1.1,
    whiteSpace: 'normal',
    color: token.text.onPaperMuted,
  },
});
