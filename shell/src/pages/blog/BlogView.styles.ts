import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** Before a script has said what is open, the address alone does. */
const byAddress = '&:not([data-settled])';

/** The list and all articles in one page, of which one is seen. */
export const shelf = css({
  [`${byAddress} > [data-part="article"]:not(:target)`]: { display: 'none' },
  [`${byAddress}:has(> [data-part="article"]:target) > [data-part="list"]`]: { display: 'none' },
});

/** The name of the blog stands in the same place over the list and over an article, so that nothing moves. */
export const head = css({ marginBlockEnd: token.space.xs, '& h1': { fontSize: token.type.h2 } });

export const lead = css({
  maxInlineSize: token.width.reading,
  marginBlockEnd: token.space.xl,
  fontSize: token.type.lead,
  lineHeight: 1.5,
  color: token.text.muted,
  // Somebody looked for another article: worth more ink than the usual sentence.
  '&[role="status"]': { color: token.text.default, fontWeight: token.weight.medium },
});
