import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** The picture next to the text, or above it if large text leaves no space. */
export const placeholder = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.s} ${token.space.l}`,
  '& > div': { flex: '1 1 11.5rem', display: 'grid', justifyItems: 'start', gap: token.space.xs, minInlineSize: 0 },
  '& p': { color: token.text.muted },
});

export const cloche = css({
  flex: 'none',
  inlineSize: 'clamp(80px, 12vw, 150px)',
  fill: token.border.default,
  '& text': { fontFamily: token.font.display, fontSize: '42px', fill: token.surface.card },
});
