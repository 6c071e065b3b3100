import { css } from '@emotion/react';
import { focusRing, token } from '../tokens/tokens.ts';
import { cell } from './Table.styles.ts';

export const body = css({
  '& > tr > *': { ...cell, borderBlockEnd: `1px solid ${token.border.subtle}` },
  '& > tr > th': { fontWeight: token.weight.strong },
  '@media (hover: hover)': { '& > tr:hover': { background: token.action.quietBg } },
  '& > tr[data-selected]': { background: token.action.selectedBg, color: token.action.selectedText },
  '@media (forced-colors: active)': {
    '& > tr[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

export const foot = css({
  fontWeight: token.weight.strong,
  '& > tr > *': { ...cell, borderBlockStart: `2px solid ${token.border.default}` },
});

/** Stands over a value where rows are blocks. */
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

export const emptyCell = css({ '&&': { paddingBlock: token.space.l, color: token.text.muted } });

/** The name of a row as a button. The mark shows that the row is chosen. */
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

/** A line of the width that words usually have. */
export const waiting = css({
  display: 'inline-block',
  inlineSize: 'min(7rem, 80%)',
  blockSize: '0.875rem',
  borderRadius: token.radius.tag,
  background: token.surface.sunken,
  verticalAlign: 'middle',
  '[data-align="number"] > &': { inlineSize: '3rem' },
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
});
