import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

const line = `2px solid ${token.border.default}`;

export const tabs = css({ display: 'block', minInlineSize: 0 });

/** Covers the cut-off tab, so that it is seen that the list goes on. */
const fade = (start: string, end: string) =>
  `linear-gradient(to right, transparent, #000 ${start} calc(100% - ${end}), transparent)`;
const edge = '2.5rem';

/** Folder tabs on a line. If they do not fit, they scroll sideways and fade out at the edge. */
export const tabList = css({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  // Keeps the focused tab clear of the faded edge.
  scrollPaddingInline: edge,
  scrollbarWidth: 'none',
  '&::after': { content: '""', flex: '1 0 0', borderBlockEnd: line },
  '@media print': { display: 'none' },
  '&[data-more-end]': { maskImage: fade('0px', edge) },
  '&[data-more-start]': { maskImage: fade(edge, '0px') },
  '&[data-more-start][data-more-end]': { maskImage: fade(edge, edge) },
  '[dir="rtl"] &[data-more-end]': { maskImage: fade(edge, '0px') },
  '[dir="rtl"] &[data-more-start]': { maskImage: fade('0px', edge) },
  '[dir="rtl"] &[data-more-start][data-more-end]': { maskImage: fade(edge, edge) },
});

export const tab = css({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space.xs,
  minBlockSize: token.target.control,
  minInlineSize: token.target.min,
  paddingBlock: '0.75rem 0.625rem',
  // Only the selected tab has side borders: transparent ones would cut into the line below.
  paddingInline: 'calc(1.125rem + 2px)',
  border: 0,
  borderBlockStart: '2px solid transparent',
  borderBlockEnd: line,
  borderStartStartRadius: token.radius.control,
  borderStartEndRadius: token.radius.control,
  color: token.text.muted,
  fontSize: token.type.label,
  fontWeight: token.weight.medium,
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  transition: `background-color ${token.motion.duration.quick} ${token.motion.easing.out}`,

  '&[data-hovered], &[data-pressed]': {
    background: token.quiet.hover,
    color: token.text.default,
    '[data-surface="tile"] &, [data-surface="board"] &': { color: 'inherit' },
  },
  '&[data-selected]': {
    paddingInline: '1.125rem',
    paddingBlockEnd: 'calc(0.625rem + 2px)',
    border: line,
    borderBlockEnd: 0,
    // The red line is inside the border, so that the corner stays round.
    boxShadow: `inset 0 4px 0 ${token.accent.awning}`,
    background: token.surface.card,
    color: token.text.default,
    fontWeight: token.weight.strong,
  },
  // Inset, because the list clips what is outside of it.
  '&[data-focus-visible]::before': {
    ...focusRing,
    content: '""',
    position: 'absolute',
    inset: '7px 5px 4px',
    borderRadius: token.radius.tag,
    outlineOffset: 0,
    boxShadow: 'none',
  },
  '&[data-disabled]': { cursor: 'default', color: token.text.muted, textDecoration: 'line-through' },
  '@media (forced-colors: active)': {
    '&[data-selected]': { borderBlockStart: '6px solid Highlight', paddingBlockStart: 'calc(0.75rem - 4px)' },
    '&[data-disabled]': { color: 'GrayText' },
  },
});

/** The count, framed to separate it from the label. */
export const count = css({
  minInlineSize: '1.75em',
  paddingInline: '0.375em',
  border: '1px solid currentColor',
  borderRadius: token.radius.tag,
  fontSize: '0.875em',
  lineHeight: 1.4,
  textAlign: 'center',
});

export const tabPanel = css({
  paddingBlockStart: token.space.l,
  outline: 'none',
  '&[data-focus-visible]': { ...focusRing, borderRadius: token.radius.tag },
});
