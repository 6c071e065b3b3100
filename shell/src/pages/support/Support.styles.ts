import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** The form, and quick answers next to it, or below it in a narrow window. */
export const desk = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.l,
  alignItems: 'start',
  '@media (min-width: 58rem)': { gridTemplateColumns: 'minmax(0, 44rem) minmax(0, 20rem)', columnGap: token.space.xl },
});

export const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: token.space.m,
  '& form': { inlineSize: '100%' },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
});

export const quick = css({
  '& h2': { fontSize: token.type.h3 },
  '& ul': { margin: 0, marginBlockStart: token.space.xs, padding: 0, listStyle: 'none' },
  '& li + li': { borderBlockStart: `${token.line.hair} solid ${token.border.subtle}` },
  '@media print': { display: 'none' },
});

export const receipt = css({
  maxInlineSize: '32rem',
  marginBlockEnd: token.space.xl,
  overflowWrap: 'anywhere',
});

export const fullWidth = css({ inlineSize: '100%' });

export const errorText = css({ color: token.danger.text, fontWeight: token.weight.strong });

export const letterAndBell = css({
  '[data-theme="high-contrast"] & [data-edge]': { stroke: token.border.strong, strokeWidth: 2 },
});
