import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { visuallyHidden } from '../visuallyHidden.ts';

/** Scrolls in low windows, where paper and field do not fit. The focus ring of the field needs the padding. */
export const pad = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  flex: 1,
  minInlineSize: 0,
  overflowY: 'auto',
  margin: -5,
  padding: 5,
});

const square = '24px';
const line = `color-mix(in srgb, ${token.border.paper} 30%, transparent) 0 1px, transparent 1px`;

/** A grid, so that digits line up. */
export const paper = css({
  position: 'relative',
  flex: '1 0 96px',
  background: `linear-gradient(${line}) 0 0 / ${square} ${square}, linear-gradient(90deg, ${line}) 0 0 / ${square} ${square}, ${token.surface.paper}`,
  border: `2px solid ${token.border.paper}`,
  borderRadius: token.radius.paper,
});

/** Instructions on the empty paper; screen readers still read them after something is drawn. */
export const how = css({
  position: 'absolute',
  insetInline: 12,
  insetBlockStart: 8,
  color: token.text.onPaperMuted,
  // The paper is only two lines high on the smallest phones.
  fontSize: 'min(0.9375rem, 5vi)',
  lineHeight: 1.3,
  '&[data-written]': { opacity: 0 },
});

export const canvas = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: token.text.onPaper,
  cursor: 'crosshair',
  // Touch draws instead of scrolling.
  touchAction: 'none',
  userSelect: 'none',
  // Only to get an event when a theme changes the color.
  transition: 'color 1ms',
  '@media (forced-colors: active)': { color: 'CanvasText' },
});

/** Visually hidden on touch devices, still available to assistive technology. */
export const typed = css({
  '@media (hover: none) and (pointer: coarse)': {
    '&:not(:focus-within)': visuallyHidden,
  },
});
