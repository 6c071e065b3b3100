import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;

/** Label, field, help text, error message. */
export const field = css({ display: 'grid', alignContent: 'start', gap: '6px', minInlineSize: 0 });

export const label = css({
  fontSize: token.type.label,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.dense,
});

export const help = css({ color: token.text.muted, fontSize: token.type.caption, lineHeight: token.leading.dense });

/** The error message, with an icon so that it does not rely on color. */
export const errorText = css({
  display: 'flex',
  alignItems: 'start',
  gap: token.space.xs,
  color: token.danger.text,
  fontSize: token.type.caption,
  fontWeight: token.weight.medium,
  lineHeight: token.leading.dense,
});

/** The visible frame. The input has none, so that a prefix or button fits next to it. */
export const frame = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.xs,
  minBlockSize: token.target.control,
  paddingInline: token.space.m,
  border: `2px solid ${token.border.default}`,
  borderRadius: token.radius.control,
  background: token.surface.card,
  color: token.text.default,
  cursor: 'text',
  transition: `border-color ${duration.quick} ${easing.out}`,
  '& > svg, & > span': { flex: 'none', pointerEvents: 'none' },
  '& > svg': { color: token.text.muted },
  '&:hover': { borderColor: token.border.strong },
  '&:where(:has(input[data-focused]))': { ...focusRing, borderColor: token.border.strong },
  '[data-readonly] > &': { background: token.surface.sunken },
  // Compensates for the thicker border, so that the text does not move.
  '[data-invalid] > &': {
    borderWidth: '3px',
    borderColor: token.danger.border,
    paddingInline: `calc(${token.space.m} - 1px)`,
  },
  // The ring directly around the red border, without a gap that would make it three frames.
  '[data-invalid] > &:where(:has(input[data-focused]))': { outlineOffset: 0, boxShadow: 'none' },
  '[data-disabled] > &': {
    borderStyle: 'dashed',
    borderColor: token.border.default,
    background: token.surface.sunken,
    color: token.text.muted,
    cursor: 'default',
  },
  '@media (forced-colors: active)': {
    '[data-disabled] > &': { borderColor: 'GrayText', color: 'GrayText' },
    '&:where(:has(input[data-focused]))': { outlineColor: 'Highlight' },
  },
});

export const input = css({
  flex: 1,
  alignSelf: 'stretch',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: token.space.xs,
  border: 0,
  outline: 'none',
  boxShadow: 'none',
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  fontVariantNumeric: 'inherit',
  // Left-to-right text, aligned with the page's start.
  '*:dir(rtl) > &[dir="ltr"]': { textAlign: 'end' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&[type="search"]::-webkit-search-cancel-button': { display: 'none' },
});
