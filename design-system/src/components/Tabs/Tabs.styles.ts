import { css } from '@emotion/react';
import { focusRing, token } from '../../tokens/tokens.ts';

const line = `2px solid ${token.border.default}`;

export const tabs = css({ display: 'block', minInlineSize: 0 });

/**
 * Folder tabs on a line. They wrap if they do not fit. A filler takes the rest of the last line, so that
 * only the lines above stretch, and the line below the tabs is continuous.
 */
export const tabList = css({
  display: 'flex',
  flexWrap: 'wrap',
  '&::after': { content: '""', flex: '9999 1 0', borderBlockEnd: line },
});

export const tab = css({
  position: 'relative',
  display: 'inline-flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space.xs,
  minBlockSize: token.target.control,
  minInlineSize: token.target.min,
  maxInlineSize: '100%',
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
  // Inset, because the next line of tabs would cover an outer ring.
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
