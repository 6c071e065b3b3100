import { css } from '@emotion/react';
import { surface } from '../Popover/Popover.styles.ts';
import { focusRing, token } from '../tokens/tokens.ts';

const { duration, easing } = token.motion;

export const trigger = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.s,
  inlineSize: '100%',
  minBlockSize: token.target.control,
  padding: `${token.space.xs} ${token.space.m}`,
  border: `2px solid ${token.border.default}`,
  borderRadius: token.radius.control,
  background: token.surface.card,
  color: token.text.default,
  fontFamily: token.font.text,
  fontSize: token.type.body,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  transition: ['background-color', 'border-color'].map((what) => `${what} ${duration.quick} ${easing.out}`).join(),
  '& > svg': { flex: 'none', color: token.text.muted },
  '& > [data-placeholder]': { color: token.text.muted },
  '&[data-hovered]': { background: token.action.quietBg, borderColor: token.border.strong },
  '&[data-focus-visible]': focusRing,
  '[data-invalid] > &': { borderWidth: '3px', borderColor: token.danger.border },
  '&[data-disabled]': {
    borderStyle: 'dashed',
    background: token.surface.sunken,
    color: token.text.muted,
    cursor: 'default',
  },
  '@media (forced-colors: active)': {
    '&[data-focus-visible]': { outlineColor: 'Highlight' },
    '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
  },
});

/** The list is as wide as the field and never taller than the window. */
export const popover = css(surface, { minInlineSize: 'min(var(--trigger-width), 100vi - 1.5rem)', overflow: 'auto' });

export const list = css({ padding: token.space.xxs, outline: 'none' });

export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.s,
  minBlockSize: token.target.control,
  padding: `${token.space.xs} ${token.space.s}`,
  borderRadius: token.radius.tile,
  borderInlineStart: '4px solid transparent',
  lineHeight: 1.3,
  cursor: 'pointer',
  outline: 'none',
  '&[data-focused]': { background: token.action.quietBg, color: token.action.quietText },
  '&[data-focus-visible]': { outline: `3px solid ${token.focus.ring}`, outlineOffset: '-3px', boxShadow: 'none' },
  '&[data-selected]': {
    background: token.action.selectedBg,
    color: token.action.selectedText,
    borderInlineStartColor: token.action.edge,
    fontWeight: token.weight.strong,
  },
  '&[data-disabled]': { color: token.text.muted, cursor: 'default', '& b': { fontWeight: token.weight.text } },
  '& > svg': { flex: 'none', marginInlineStart: 'auto', visibility: 'hidden' },
  '&[data-selected] > svg': { visibility: 'visible' },
  '@media (forced-colors: active)': {
    borderInlineStartColor: 'Canvas',
    '&[data-selected], &[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    '&[data-selected]': { borderInlineStartColor: 'Highlight' },
    '&[data-disabled]': { color: 'GrayText' },
  },
});

/** Name and what it means, on one line with a dot between. */
export const choice = css({
  display: 'block',
  overflow: 'clip',
  // Each part has room for a dot before it. At the start of a line that room lies outside and is cut off, dot and all.
  '& > span': { display: 'flex', flexWrap: 'wrap', marginInlineStart: '-1em' },
  '& > span > *': { position: 'relative', minInlineSize: 0, paddingInlineStart: '1em' },
  '& > span > b': { fontWeight: token.weight.strong },
  '& > span > :not(b)::before': {
    content: '"·" / ""',
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: '1em',
    textAlign: 'center',
  },
});
