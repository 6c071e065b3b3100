import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** Status of an unconfirmed payment, in place of the button or above it. */
export const orderStatus = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyItems: 'start',
  gap: `${token.space.xs} ${token.space.s}`,
  padding: token.space.m,
  border: `${token.line.edge} solid ${token.info.border}`,
  borderRadius: token.radius.control,
  background: token.info.bg,
  color: token.info.text,
  '&[data-tone="warning"]': {
    borderColor: token.warning.border,
    background: token.warning.bg,
    color: token.warning.text,
    marginBlockEnd: token.space.m,
  },
  '& > svg': { marginBlockStart: '0.1em' },
  '& p': { margin: 0 },
  '& > div': { display: 'grid', justifyItems: 'start', gap: token.space.xs, minInlineSize: 0 },
  '--text-link': 'currentColor',
});
