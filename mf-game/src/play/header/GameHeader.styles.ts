import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { headerBlockSize, when } from '../../layout.ts';
import { visuallyHidden } from '../../assist/visuallyHidden.ts';

export const header = css({
  container: 'header / inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  blockSize: headerBlockSize.desktop,
  padding: '0 20px',
  background: token.surface.card,
  borderBlockEnd: `2px solid ${token.border.subtle}`,
  // On the start menu the logo aligns with the text of the page.
  '&[data-look="site"]': {
    paddingInline: `max(clamp(16px, 4vw, 32px), calc((100vw - ${token.width.page}) / 2 + 32px))`,
  },
  [when.phone]: { blockSize: headerBlockSize.phone, padding: '0 8px', gap: 8 },
  // The buttons are as high as the header, so the line is below them.
  [when.sideways]: {
    blockSize: headerBlockSize.sideways,
    padding: '0 12px',
    borderBlockEnd: 'none',
    boxShadow: `inset 0 -2px ${token.border.subtle}`,
  },
});

export const home = css({
  color: token.text.heading,
  display: 'flex',
  alignItems: 'center',
  '& svg': { inlineSize: 'auto', blockSize: 40 },
  '& a': { justifyContent: 'center', minInlineSize: token.target.min, paddingBlock: 0 },
  [when.phone]: { '& svg': { blockSize: 30 } },
  [when.sideways]: { '& svg': { blockSize: 30 } },
});

/** A child's own name can have 30 letters. It wraps and is never cut. */
export const sign = css({
  minInlineSize: 0,
  '& h1': {
    fontSize: 'min(1.5rem, 3.4vi)',
    lineHeight: 1.1,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    [when.phone]: { fontSize: 'min(1.125rem, 4.9vi)' },
  },
  '[data-long] > & h1': { [when.phone]: { fontSize: 'min(1rem, 4.7cqi)', lineHeight: 1.05 } },
  // The figures of the game are here.
  [when.sideways]: visuallyHidden,
});

export const actions = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  [when.phone]: { gap: 0 },
});

/** A button in every window. */
export const always = css({ display: 'flex' });

/** In narrow windows these are in the menu. */
export const wideOnly = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  [when.phone]: { display: 'none' },
  [when.sideways]: { display: 'none' },
});

/** The menu button and the announce button. */
export const narrowOnly = css({
  display: 'none',
  [when.phone]: { display: 'flex' },
  [when.sideways]: { display: 'flex' },
});

/** On narrow phones the name of the restaurant needs the room. The button is in the menu, too. */
export const roomy = css({
  '@container header (max-width: 335px)': { display: 'none' },
  '[data-long] &': { '@container header (max-width: 430px)': { display: 'none' } },
});

/** Where the board has no place on the screen. */
export const withoutBoard = css({ display: 'none', [when.withoutBoard]: { display: 'flex' } });

/** A button without a frame. In wide windows it has its word. */
export const tool = css({
  '--quiet-face': 'transparent',
  '--quiet-edge': 'transparent',
  display: 'flex',
  '& button': {
    gap: 8,
    padding: '0 1rem',
    color: token.text.default,
    '@container header (max-width: 68rem)': { paddingInline: 9 },
  },
  '& [data-label]': { '@container header (max-width: 68rem)': visuallyHidden },
});

/** Where the actions have no words, the picture is enough. */
export const playerLink = css({
  display: 'flex',
  alignItems: 'center',
  '& > a': { gap: 8, minInlineSize: token.target.min, paddingBlock: 0 },
  // The header is as high with large text.
  '& > a > [data-size]': { '--side': 'min(2.75rem, 40px)' },
  '& > a > span:last-of-type': {
    maxInlineSize: '12rem',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    '@container header (max-width: 68rem)': visuallyHidden,
  },
});
