import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** Slate in a wooden frame. Dark in every theme, so it sets its own text colors. */
export const board = css({
  '--text-default': token.text.onBoard,
  '--text-heading': token.text.onBoard,
  '--text-link': token.text.onBoard,
  '--text-muted': token.text.onBoardMuted,
  '--focus-gap': token.surface.board,
  padding: '22px min(24px, 6%)',
  color: token.text.onBoard,
  background: token.surface.board,
  border: `8px solid ${token.surface.boardFrame}`,
  borderRadius: token.radius.tile,
  boxShadow: 'inset 0 0 0 2px rgb(0 0 0 / 0.28)',
  '& :is(h2, h3)': { fontSize: token.type.h3 },
  '[data-theme="high-contrast"] &': { boxShadow: 'none' },
});

export const lines = css({
  display: 'grid',
  gap: `${token.space.xs} 36px`,
  marginBlockStart: '14px',
  padding: 0,
  listStyle: 'none',
  '&[data-columns="2"]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    alignItems: 'start',
    // Entries of text only need more space between them than within.
    '&:has(> [data-plain])': { rowGap: token.space.m },
  },
});

export const boardLine = css({
  display: 'grid',
  gridTemplateColumns: 'min(2.75rem, 22%) minmax(0, 1fr)',
  gap: token.space.s,
  alignItems: 'center',
  // Without pictures, neighbors start on the same baseline.
  '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  // Chalk around the item, which takes no room.
  '&[data-lit]': { outline: `2px dashed ${token.art.lamp}`, outlineOffset: 5, borderRadius: token.radius.control },
});

/** A dish that is not on the menu yet is gray. */
export const picture = css({
  '[data-dimmed] > &': { filter: 'grayscale(1) opacity(0.55)' },
});

export const label = css({
  fontWeight: token.weight.medium,
  lineHeight: token.leading.dense,
  '&[data-strong]': { fontWeight: token.weight.strong },
});

export const note = css({
  display: 'flex',
  gap: token.space.xs,
  alignItems: 'center',
  fontSize: token.type.caption,
  color: token.text.onBoardMuted,
  '&[data-important]': { color: token.art.lamp, fontWeight: token.weight.strong },
});
