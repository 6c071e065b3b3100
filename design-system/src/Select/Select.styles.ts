import { css, keyframes } from '@emotion/react';
import { focusRing, token } from '../tokens/tokens.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

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
  '&[data-hovered]': { background: token.action.quietBg, borderColor: token.border.strong },
  '&[data-focus-visible]': focusRing,
  '[data-invalid] > &': { borderWidth: '3px', borderColor: token.danger.border },
  '&[data-disabled]': {
    borderStyle: 'dashed',
    background: token.surface.sunken,
    color: token.text.muted,
    cursor: 'default',
  },
});

/** The list is as wide as the field and never taller than the window. */
export const popover = css({
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: 'calc(100vw - 2rem)',
  overflow: 'auto',
  background: token.surface.raised,
  color: token.text.default,
  border: `2px solid ${token.border.strong}`,
  borderRadius: token.radius.card,
  boxShadow: token.shadow.dialog,
  '&[data-entering]': { animation: `${rise} ${token.motion.duration.base} ${token.motion.easing.out}` },
});

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
  '& > svg': { marginInlineStart: 'auto', visibility: 'hidden' },
  '&[data-selected] > svg': { visibility: 'visible' },
  '@media (forced-colors: active)': {
    borderInlineStartColor: 'Canvas',
    '&[data-selected], &[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    '&[data-selected]': { borderInlineStartColor: 'Highlight' },
  },
});

/** Name and what it means, on one line with a dot between. */
export const choice = css({
  '& > b': { fontWeight: token.weight.strong },
  '& > span::before': { content: '" · " / ""' },
});
