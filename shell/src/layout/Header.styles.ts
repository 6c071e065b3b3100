import { css, type CSSObject } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { phone, small, tiny, withMenu, withoutMenu } from './headerSizes.ts';

/** Without scripts the menu is open and cannot be closed. */
const noScript = '@media (scripting: none)';

/** The open menu overlaps the page. */
export const header = css({ position: 'relative', zIndex: token.layer.hanging, containerType: 'inline-size' });

/** On a phone, a ring around a control would touch the edge of the window. */
const insideRing = { outlineOffset: '-3px', boxShadow: 'none' };

/** Logo, navigation and account in one row. As wide as the page below, so that it never moves between pages. */
export const bar = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${token.space.xs} clamp(8px, 1.25vw, 20px)`,
  maxInlineSize: token.width.page,
  minBlockSize: '72px',
  marginInline: 'auto',
  paddingBlock: token.space.xs,
  paddingInline: token.space.gutter,
  // The same on every page, whatever its text size.
  fontSize: '1rem',
  [phone]: { minBlockSize: '56px', paddingBlock: token.space.xxs, '& :is(a, button)[data-focus-visible]': insideRing },
});

/** Where the account is in the menu. */
export const signIn = css({
  whiteSpace: 'nowrap',
  [withoutMenu]: { display: 'none' },
  [tiny]: { display: 'none' },
  [noScript]: { display: 'none' },
});

export const homeLink = css({
  marginInlineEnd: 'auto',
  '& > a': { display: 'flex', alignItems: 'center', minBlockSize: token.target.min },
  '& svg': { blockSize: '40px', [phone]: { blockSize: 'min(34px, 8.6cqi)' } },
});

export const menuButton = css({
  '& > button': {
    '--pad-control': `${token.space.xs} ${token.space.s}`,
    [small]: { '--pad-control': token.space.xs },
  },
  [withoutMenu]: { display: 'none' },
  [noScript]: { display: 'none' },
});

export const menuLabel = css({
  [small]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

const dropdown: CSSObject = {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: token.space.gutter,
  display: 'none',
  inlineSize: 'min(22rem, 100% - 2 * var(--sp-gutter))',
  padding: token.space.m,
  border: `${token.line.edge} solid ${token.border.strong}`,
  borderRadius: token.radius.card,
  background: token.surface.raised,
  boxShadow: token.shadow.dialog,
  '&[data-open]': { display: 'grid' },
};

/** Part of the row in a wide header. Otherwise a dropdown, on a phone as wide as the window. */
export const panel = css({
  [withoutMenu]: { display: 'flex', alignItems: 'center', gap: 'inherit' },
  [withMenu]: {
    ...dropdown,
    gap: token.space.m,
  },
  [phone]: {
    insetInline: 0,
    inlineSize: 'auto',
    paddingInline: token.space.gutter,
    borderInline: 'none',
    borderRadius: 0,
    background: token.surface.paper,
    // Dark themes have no light paper of this size.
    '[data-theme="dark"] &, [data-theme="high-contrast"] &': { background: token.surface.raised },
  },
  [noScript]: {
    [withMenu]: {
      position: 'static',
      display: 'grid',
      inlineSize: '100%',
      paddingInline: 0,
      border: 'none',
      background: 'none',
      boxShadow: 'none',
    },
  },
});

/** Actions on the current page, only in the menu. */
export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.xs,
  paddingBlockStart: token.space.m,
  borderBlockStart: `${token.line.edge} solid ${token.border.subtle}`,
  '& button': { flex: '1 1 auto' },
  [withoutMenu]: { display: 'none' },
  [noScript]: { display: 'none' },
});
