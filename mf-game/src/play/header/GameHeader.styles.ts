import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { headerBlockSize, when } from '../layout.ts';

export const header = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: headerBlockSize.desktop,
  padding: '0 20px',
  background: token.surface.card,
  borderBlockEnd: `2px solid ${token.border.subtle}`,
  // On the start menu the logo aligns with the text of the page.
  '&[data-look="site"]': {
    paddingInline: `max(clamp(16px, 4vw, 32px), calc((100vw - ${token.width.page}) / 2 + 32px))`,
  },
  [when.phone]: { minBlockSize: headerBlockSize.phone, padding: '0 8px', gap: 8 },
  [when.sideways]: { minBlockSize: headerBlockSize.sideways, padding: '0 12px' },
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

export const sign = css({
  minInlineSize: 0,
  '& h1': {
    overflow: 'hidden',
    // The descenders of the display font reach below the line.
    lineHeight: 1.4,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '1.5rem',
    [when.phone]: { fontSize: '1.125rem' },
    [when.sideways]: { fontSize: '1.125rem' },
  },
});

export const actions = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  [when.phone]: { gap: 0 },
});

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

/** On the narrowest phones these are in the menu as well. */
export const roomyOnly = css({
  display: 'flex',
  '&[data-from="480"]': { '@media (max-width: 479px)': { display: 'none' } },
  '&[data-from="375"]': { '@media (max-width: 374px)': { display: 'none' } },
});
