import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** In rem, so that large text counts like a smaller window. */
const wide = '@container (inline-size >= 52rem)';

export const place = css({ containerType: 'inline-size' });

/** The form at the start and what it is about at the end, or stacked on narrow screens. */
export const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${token.space.cards} ${token.space.xxl}`,
  alignItems: 'start',
  [wide]: { gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)' },
});

export const heading = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.xs,
  marginBlockEnd: token.space.s,
  '& > h2': { margin: 0 },
  '&[data-tone="success"] > :is(svg, h2)': { color: token.success.text },
});

/** The certificate with the stamp on its corner. */
export const paper = css({
  position: 'relative',
  maxInlineSize: '38rem',
  boxShadow: token.shadow.lift,
  '@media print': { boxShadow: 'none' },
});

export const stamp = css({
  position: 'absolute',
  // Next to the short line above the name.
  insetBlockStart: '34%',
  insetInlineEnd: '4%',
  display: 'flex',
  alignItems: 'center',
  gap: '0.2em',
  padding: '0.1em 0.5em',
  border: '4px double currentColor',
  borderRadius: token.radius.control,
  // Paper is light in every theme, so the ink is dark in every theme.
  '--ink': '#1C7441',
  background: token.surface.paper,
  color: 'var(--ink)',
  fontFamily: token.font.display,
  fontSize: 'clamp(1rem, 4vi, 1.625rem)',
  lineHeight: 1.3,
  transform: 'rotate(8deg)',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const lines = css({
  display: 'grid',
  gap: token.space.xs,
  maxInlineSize: '38rem',
  marginBlockStart: token.space.l,
});

/** Advice after a code that nobody has. */
export const advice = css({
  display: 'grid',
  gap: token.space.s,
  '& ul': { display: 'grid', gap: token.space.xs, margin: 0, paddingInlineStart: '1.25em' },
});

export const hint = css({
  maxInlineSize: '26rem',
  '& > p': { color: token.text.muted, marginBlockEnd: token.space.m },
});
