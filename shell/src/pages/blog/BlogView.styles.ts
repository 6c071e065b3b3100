import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** Until JavaScript runs, `:target` decides what is shown. */
const byAddress = '&:not([data-settled])';

const visuallyHidden = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
} as const;

/** The list and all articles, of which one shows. */
export const shelf = css({
  position: 'relative',
  [`${byAddress} > [data-part="article"]:not(:target)`]: { display: 'none' },
  [`${byAddress}:has(> [data-part="article"]:target) > [data-part="list"]`]: { display: 'none' },
  [`&[data-open] > header, ${byAddress}:has(> [data-part="article"]:target) > header`]: visuallyHidden,
});

export const head = css({ marginBlockEnd: token.space.xs });

export const lead = css({
  maxInlineSize: token.width.reading,
  marginBlockEnd: token.space.xl,
  fontSize: token.type.lead,
  lineHeight: 1.5,
  color: token.text.muted,
  // The message about a missing article stands out from the usual lead.
  '&[role="status"]': { color: token.text.default, fontWeight: token.weight.medium },
});
