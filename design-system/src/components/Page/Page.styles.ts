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

/** The head has room for a picture. In rem, so that large text counts like a smaller window. */
const wide = '@container (inline-size >= 44rem)';

/** Along the top edge of the window, behind the header, which leaves space for it. */
export const topEdge = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
});

export const headContainer = css({ containerType: 'inline-size' });

/** At the end of the head, on the line where the content begins. */
export const pagePicture = css({
  display: 'none',
  [wide]: { display: 'block', flex: 'none', alignSelf: 'end', blockSize: '9rem', maxInlineSize: '40%' },
  '& > *': { display: 'block', blockSize: '100%', inlineSize: 'auto', maxInlineSize: '100%' },
  '@media print': { display: 'none' },
});

/** Below the lead, because the picture is at the end. */
export const actionBelow = css({ marginBlockStart: token.space.m });

/** Title and lead at the start, action at the end or below. */
export const pageHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.m,
  marginBlockEnd: token.space.l,
  '& > *': { minInlineSize: 0 },
  '&[data-pictured]': { flexWrap: 'nowrap' },
  '& p': { maxInlineSize: token.width.reading, marginBlockStart: token.space.xxs, color: token.text.muted },
});

/** The title gets focus after navigation. It has no focus ring, because it is not a control. */
export const pageTitle = css({
  scrollMarginBlockStart: token.space.xl,
  '&:focus': { outline: 'none', boxShadow: 'none' },
});
