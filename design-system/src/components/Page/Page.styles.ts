import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const page = css({
  display: 'block',
  outline: 'none',
  '&[data-width="page"], &[data-width="play"]': {
    // Children with container queries have no intrinsic width, so the page needs an explicit one.
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: token.space.gutter,
    paddingBlock: `${token.space.xl} ${token.space.xxl}`,
  },
  '&[data-width="page"]': { maxInlineSize: token.width.page },
  '&[data-width="play"]': { maxInlineSize: token.width.play },
});

/** Title and lead at the start, action at the end or below. */
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

/** The title gets focus after navigation. It has no focus ring, because it is not a control. */
export const pageTitle = css({
  scrollMarginBlockStart: token.space.xl,
  '&:focus': { outline: 'none', boxShadow: 'none' },
});
