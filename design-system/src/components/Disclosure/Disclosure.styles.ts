import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const appear = keyframes({ from: { opacity: 0 } });
const hairline = `2px solid ${token.border.subtle}`;

/** Adjacent rows share a hairline. */
export const disclosure = css({
  borderBlock: hairline,
  '& + &': { borderBlockStart: 0 },
});

export const heading = css({ font: 'inherit', letterSpacing: 'normal', color: 'inherit', textWrap: 'inherit' });

export const trigger = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.m,
  inlineSize: '100%',
  minBlockSize: token.target.control,
  paddingBlock: token.space.s,
  paddingInline: token.space.xs,
  border: 0,
  borderRadius: token.radius.tag,
  background: 'none',
  color: token.text.default,
  fontFamily: token.font.text,
  fontSize: token.type.label,
  fontWeight: token.weight.strong,
  lineHeight: 1.35,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${duration.quick} ${easing.out}`,
  '[data-surface] &': { color: 'inherit' },
  '&[data-hovered], &[data-pressed]': { background: token.quiet.hover },
  '&[data-focus-visible]': { ...focusRing, position: 'relative' },
  '&[data-disabled]': { color: token.text.muted, cursor: 'default', '[data-surface] &': { color: 'inherit' } },
  '@media (forced-colors: active)': { '&[data-disabled]': { color: 'GrayText' } },
});

/** A small key with a plus. Minus, pressed and tinted while open. */
export const sign = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  border: `2px solid ${token.quiet.edge}`,
  borderRadius: token.radius.tag,
  background: token.quiet.face,
  color: token.quiet.text,
  fontSize: '0.9375rem',
  '[data-expanded] > * > button > &': {
    borderColor: token.action.selectedText,
    background: token.action.selectedBg,
    color: token.action.selectedText,
  },
  '[data-disabled] > &': { borderStyle: 'dashed', background: 'none', color: 'inherit' },
  '@media (scripting: none), print': { display: 'none' },
});

/** Padding is inside the panel, because a closed panel is still rendered for find-in-page. */
export const answer = css({
  maxInlineSize: token.width.reading,
  // A table has no lines to read, and would be stacked.
  '&:has(table)': { maxInlineSize: 'none' },
  paddingBlock: `${token.space.xs} ${token.space.l}`,
  paddingInline: token.space.xs,
  '[data-expanded] > * > &': { animation: `${appear} ${duration.base} ${easing.out}` },
  '& > * + *': { marginBlockStart: token.space.s },
});
