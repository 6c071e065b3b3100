import type { CSSObject } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const padding = token.space.card;

/** Cards of this width have the picture next to the text. */
const wide = '@container (inline-size >= 44rem)';

const wood = `linear-gradient(${token.surface.boardFrame} 0 0) top / 100% 8px no-repeat border-box`;

/** A thin line inside the edges, as printers frame a menu. */
const innerRule: CSSObject = {
  content: '""',
  position: 'absolute',
  insetBlock: '14px 6px',
  insetInline: '6px',
  border: `1px solid ${token.surface.paperEdge}`,
  borderRadius: token.radius.paper,
  pointerEvents: 'none',
};

const plain: CSSObject = { background: 'none', boxShadow: 'none', '&::after': { display: 'none' } };

/**
 * Paper that hangs from a strip of wood. Dark themes have no light paper of this size, so that everything on it keeps the
 * colors for cards.
 */
const menu: CSSObject = {
  position: 'relative',
  paddingBlockStart: `calc(${padding} + 8px)`,
  background: `${wood}, ${token.surface.paper}`,
  borderBlockStartColor: token.surface.boardFrame,
  borderRadius: token.radius.tile,
  '&::after': innerRule,
  '[data-theme="dark"] &, [data-theme="high-contrast"] &': {
    background: `${wood}, ${token.surface.card}`,
    '&::after': { borderColor: token.border.subtle },
  },
  '[data-theme="high-contrast"] &::after': { display: 'none' },
  '@media (forced-colors: active)': plain,
  '@media print': { ...plain, borderColor: token.border.default },
};

export const card = css({
  padding,
  background: token.surface.card,
  border: `${token.line.card} solid ${token.quiet.card}`,
  borderRadius: token.radius.card,
  boxShadow: token.shadow.lift,
  // A table may be longer than a page; its rows don't break.
  '@media print': { boxShadow: 'none', breakInside: 'avoid', '&:has(table)': { breakInside: 'auto' } },
  '&[data-pictured]': { padding: 0, overflow: 'clip', containerType: 'inline-size' },
  '&[data-variant="menu"]': menu,
  '&[data-not-ready]': { background: 'none', border: `2px dashed ${token.border.default}`, boxShadow: 'none' },
});

/** Picture and text fill the card, even if neighbors make it taller. */
export const spread = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gridTemplateRows: 'auto' },
});

export const picture = css({ display: 'grid', minInlineSize: 0 });

export const text = css({ padding, minInlineSize: 0, [wide]: { alignSelf: 'center' } });
