import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** The middle of a page between header and footer. */
export const page = css({
  display: 'block',
  outline: 'none',
  '&[data-width="page"], &[data-width="play"]': {
    // Parts that look at the room they have ask for none, and a page as wide as they ask would be nothing.
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: token.space.gutter,
    paddingBlock: `${token.space.xl} ${token.space.xxl}`,
  },
  '&[data-width="page"]': { maxInlineSize: token.width.page },
  '&[data-width="play"]': { maxInlineSize: token.width.play },
});

/** Title and sentence at the start, the page's action at the end; below it where there is no room. */
export const pageHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.m,
  marginBlockEnd: token.space.l,
  '& > div': { flex: '0 1 auto', minInlineSize: 0 },
  '& p': { maxInlineSize: token.width.reading, marginBlockStart: token.space.xxs, color: token.text.muted },
});

/** The title takes focus after a change of page, without a ring: it is not a control. */
export const pageTitle = css({
  scrollMarginBlockStart: token.space.xl,
  '&:focus': { outline: 'none', boxShadow: 'none' },
});
