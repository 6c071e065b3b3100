import { css } from '../../theme/css.ts';
import { media, token } from '../../tokens/tokens.ts';

export const page = css({
  display: 'block',
  outline: 'none',
  '&[data-width="page"], &[data-width="play"]': {
    // Children with container queries have no intrinsic width, so the page needs an explicit one.
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: token.space.gutter,
    paddingBlock: `${token.space.xl} ${token.space.xxl}`,
    [media.phone]: { paddingBlockStart: token.space.m },
  },
  '&[data-width="page"]': {
    maxInlineSize: token.width.page,
    // Keeps the footer below the fold while content loads, so that it doesn't jump.
    '&:has([data-loading])': { minBlockSize: '100dvh' },
  },
  '&[data-width="play"]': { maxInlineSize: token.width.play },
});

/** The head has room for a picture. In rem, so that large text counts like a smaller window. */
const wide = '@container (inline-size >= 44rem)';

/** The picture has its full height. Below, the text next to it needs the room. */
const wider = '@container (inline-size >= 54rem)';

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
  [wide]: { display: 'block', flex: 'none', alignSelf: 'end', blockSize: '7.5rem', maxInlineSize: '40%' },
  [wider]: { blockSize: '9rem' },
  '& > *': { display: 'block', blockSize: '100%', inlineSize: 'auto', maxInlineSize: '100%' },
  '@media print': { display: 'none' },
});

/** Below the lead, because the picture is at the end. */
export const actionBelow = css({ marginBlockStart: token.space.s });

/** Title and lead at the start, action at the end or below. */
export const pageHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${token.space.s} ${token.space.m}`,
  marginBlockEnd: token.space.l,
  [media.phone]: { marginBlockEnd: token.space.m },
  // Weaker than the component that it lays out, which may have a minimum.
  '*:where(& > *)': { minInlineSize: 0 },
  '&[data-pictured]': { flexWrap: 'nowrap', '& > :first-of-type': { flex: 1 } },
  '& p': {
    maxInlineSize: token.width.reading,
    marginBlockStart: token.space.xxs,
    lineHeight: token.leading.dense,
    color: token.text.muted,
    textWrap: 'pretty',
  },
});

/** The title gets focus after navigation. It has no focus ring, because it is not a control. */
export const pageTitle = css({
  scrollMarginBlockStart: token.space.xl,
  '&:focus': { outline: 'none', boxShadow: 'none' },
});
