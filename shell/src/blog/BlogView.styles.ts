import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** Before a script has said what is open, the address alone does. */
const byAddress = ':not([data-settled])';
const readingByAddress = `&${byAddress}:has(> [data-part="article"]:target)`;

/** The list and all articles in one page, of which one is seen. */
export const shelf = css({
  [`&${byAddress} > [data-part="article"]:not(:target)`]: { display: 'none' },
  [`${readingByAddress} > [data-part="list"]`]: { display: 'none' },
  // Above an article the name of the blog is a line, not a title.
  [`&[data-reading] > header, ${readingByAddress} > header`]: {
    maxInlineSize: '44rem',
    marginBlockEnd: token.space.m,
    marginInline: 'auto',
    '& p': { display: 'none' },
    '& h1': { fontSize: token.type.h3 },
  },
});

export const head = css({
  maxInlineSize: token.width.reading,
  marginBlockEnd: token.space.xl,
  '& p': { marginBlockStart: token.space.xs, fontSize: token.type.lead, lineHeight: 1.5, color: token.text.muted },
  // Somebody looked for another article: worth more ink than the usual sentence.
  '& p[role="status"]': { color: token.text.default, fontWeight: token.weight.medium },
});
