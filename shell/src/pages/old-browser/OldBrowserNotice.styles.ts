import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** Without container queries, nesting and mixed colors, which these browsers may lack. */
export const notice = css({
  maxInlineSize: token.width.page,
  marginInline: 'auto',
  paddingBlock: token.space.m,
  paddingInline: token.space.gutter,
  color: token.text.default,
  '& > h2': { display: 'flex', alignItems: 'center', gap: token.space.xs, fontSize: token.type.h3 },
  // Where the page itself shows, its header has these links.
  '& > nav': { display: 'none', '[data-old-browser="instead"] &': { display: 'block' } },
  '& > p': { marginBlockStart: token.space.xs, maxInlineSize: token.width.reading },
});
