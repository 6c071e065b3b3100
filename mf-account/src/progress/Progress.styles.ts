import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** The sentence that the report starts with. */
export const headline = css({
  margin: 0,
  maxInlineSize: '48rem',
  fontFamily: token.font.display,
  fontSize: token.type.h2,
  lineHeight: token.leading.dense,
  color: token.text.heading,
  textWrap: 'pretty',
});

export const skill = css({
  breakInside: 'avoid',
  '& small': { color: token.text.muted, fontSize: token.type.caption },
});

export const mistake = css({
  // With large text it is longer than a page. Its tickets don't break.
  '@media print': { breakInside: 'auto' },
  display: 'grid',
  gap: token.space.s,
  '& + &': { paddingBlockStart: token.space.m, borderBlockStart: `${token.line.hair} solid ${token.border.default}` },
  '& h3, & p': { margin: 0 },
  '& > p': { color: token.text.muted },
});

export const tickets = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: token.space.m,
  alignItems: 'start',
});

export const ticket = css({
  display: 'grid',
  gap: token.space.xs,
  fontSize: token.type.body,
  '& h4, & p': { margin: 0 },
  '& h4': { fontSize: token.type.caption, fontWeight: token.weight.text, color: token.text.onPaperMuted },
  '& [data-part="question"]': { fontWeight: token.weight.strong },
});

export const activity = css({
  display: 'grid',
  gap: token.space.s,
  '& h2, & p': { margin: 0 },
  '& [data-part="ask"]': { fontWeight: token.weight.strong },
});

export const note = css({ margin: 0, color: token.text.muted, fontSize: token.type.caption });

export const tries = css({ display: 'inline-flex', gap: token.space.xs });

export const sample = css({
  display: 'grid',
  gap: token.space.s,
  justifyItems: 'start',
  '& p, & ul': { margin: 0 },
});
