import { css } from '@emotion/react';
import { focusRing, token } from '../../tokens/tokens.ts';

const line = `2px solid ${token.border.default}`;

export const tabs = css({ display: 'block', minInlineSize: 0 });

/**
 * Folders on a line. Where they do not fit they wrap: the rest of the last line belongs to the filler at the end, so that
 * only the lines above it stretch, and the line under the folders is never broken.
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
  // Sides are borders only on the selected one: a transparent side would cut the corners out of the line below.
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
    // The tomato lies inside the border, so that the corner stays round.
    boxShadow: `inset 0 4px 0 ${token.accent.awning}`,
    background: token.surface.card,
    color: token.text.default,
    fontWeight: token.weight.strong,
  },
  // Inside the folder: the next line of folders would cover a ring around it.
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

/** How many there are, in a small frame so that it is not read as part of the name. */
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
