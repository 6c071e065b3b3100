import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** Until JavaScript runs, `:target` decides what is shown. */
const byAddress = '&:not([data-settled])';

/** The list and all articles, of which one shows. */
export const shelf = css({
  [`${byAddress} > [data-part="article"]:not(:target)`]: { display: 'none' },
  [`${byAddress}:has(> [data-part="article"]:target) > [data-part="list"]`]: { display: 'none' },
});

/** The name of the blog, in the same place above the list and above an article. */
export const head = css({ marginBlockEnd: token.space.xs, '& h1': { fontSize: token.type.h2 } });

export const lead = css({
  maxInlineSize: token.width.reading,
  marginBlockEnd: token.space.xl,
  fontSize: token.type.lead,
  lineHeight: 1.5,
  color: token.text.muted,
  // The message about a missing article stands out from the usual lead.
  '&[role="status"]': { color: token.text.default, fontWeight: token.weight.medium },
});
