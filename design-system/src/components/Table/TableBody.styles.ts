import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';
import { cell } from './Table.styles.ts';

const tint = (color: string) => ({
  background: color,
  boxShadow: `-0.75rem 0 ${color}, 0.75rem 0 ${color}`,
});

/** The thick line of a selected row. It is on a cell, because a table row cannot contain other elements. */
const selectedEdge = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '-0.75rem',
  borderInlineStart: `4px solid ${token.action.edge}`,
} as const;

export const body = css({
  '& > tr > *': { ...cell, borderBlockEnd: `1px solid ${token.border.subtle}` },
  '& > tr > th': { fontWeight: token.weight.strong },
  '& > tr > :where([data-empty])': { paddingBlock: token.space.l, color: token.text.muted },
  // The tint extends beyond the table, so that text does not touch its edge.
  '@media (hover: hover)': { '& > tr:hover': tint(token.action.quietBg) },
  '& > tr[data-selected]': { ...tint(token.action.selectedBg), color: token.action.selectedText },
  '& > tr[data-selected] > th': { position: 'relative' },
  '& > tr[data-selected] > th::before': selectedEdge,
  '& > tr[data-details] > td': { paddingBlockStart: 0 },
  '&[aria-hidden] > tr > td': { paddingBlock: '1.125rem' },
  '@media (forced-colors: active)': {
    '& > tr[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

export const foot = css({
  fontWeight: token.weight.strong,
  '& > tr > *': { ...cell, borderBlockStart: `2px solid ${token.border.default}` },
});

/** Label above a value in block layout. */
export const label = css({
  display: 'none',
  color: token.text.muted,
  fontSize: token.type.caption,
  fontWeight: token.weight.text,
  '[data-selected] &': { color: 'inherit' },
});

export const missing = css({
  color: token.text.muted,
  fontWeight: token.weight.text,
  '[data-selected] &': { color: 'inherit' },
});

/** The row name as a button, marked when selected. */
export const choose = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space.xs,
  minBlockSize: token.target.min,
  minInlineSize: token.target.min,
  padding: 0,
  paddingInlineEnd: token.space.xs,
  border: 0,
  borderRadius: token.radius.tile,
  background: 'none',
  color: token.text.link,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: token.weight.strong,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  '&[data-hovered], &[data-pressed]': { textDecorationThickness: '3px' },
  '&[data-focus-visible]': focusRing,
  '& > svg': { display: 'none' },
  '&[aria-pressed="true"]': { color: 'inherit', textDecoration: 'none', '& > svg': { display: 'block' } },
});
