import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const frame = css({ minInlineSize: 'max(12rem, var(--trigger-width))' });

/** The popover is limited to the window, and the list scrolls. */
export const list = css({
  maxBlockSize: 'inherit',
  padding: token.space.xxs,
  overflow: 'auto',
});

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.s,
  minBlockSize: token.target.control,
  padding: `${token.space.xs} ${token.space.s}`,
  borderRadius: token.radius.tile,
  borderInlineStart: '4px solid transparent',
  color: token.text.default,
  lineHeight: 1.3,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  '&[data-destructive]': { color: token.danger.text },
  '&[data-focused]': { background: token.action.quietBg, color: token.action.quietText },
  '&[data-pressed]': { background: token.action.quietHover },
  '&[data-destructive][data-focused]': { background: token.danger.bg, color: token.danger.text },
  '&[data-focus-visible]': { outline: `3px solid ${token.focus.ring}`, outlineOffset: '-3px', boxShadow: 'none' },
  '&[data-selected]': {
    background: token.action.selectedBg,
    color: token.action.selectedText,
    borderInlineStartColor: token.action.edge,
    fontWeight: token.weight.strong,
  },
  '&[data-disabled]': { color: token.text.muted, cursor: 'default' },
  '& > [data-icon="check"]': { display: 'none', marginInlineStart: 'auto', visibility: 'hidden' },
  '&[data-selection-mode] > [data-icon="check"]': { display: 'block' },
  '&[data-selected] > [data-icon="check"]': { visibility: 'visible' },
  '@media (forced-colors: active)': {
    borderInlineStartColor: 'Canvas',
    '&[data-selected], &[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    '&[data-selected]': { borderInlineStartColor: 'Highlight' },
    '&[data-disabled]': { color: 'GrayText' },
  },
});

/** Label and description. Both are visible, so both are part of the accessible name. */
export const text = css({
  display: 'grid',
  minInlineSize: 0,
  '& > b': { fontWeight: token.weight.medium },
  '& > span': { fontSize: token.type.caption, fontWeight: token.weight.text, color: token.text.muted },
  '[data-selected] > & > b': { fontWeight: token.weight.strong },
  '[data-selected] > & > span, [data-focused] > & > span': { color: 'inherit' },
});

/** Sections are separated by a line. */
export const section = css({
  '&:not(:first-of-type)': {
    marginBlockStart: token.space.xxs,
    paddingBlockStart: token.space.xxs,
    borderBlockStart: `2px solid ${token.border.subtle}`,
  },
  '& > header': {
    paddingBlock: `${token.space.xs} ${token.space.xxs}`,
    paddingInline: token.space.m,
    color: token.text.muted,
    fontSize: token.type.caption,
    fontWeight: token.weight.strong,
  },
});
