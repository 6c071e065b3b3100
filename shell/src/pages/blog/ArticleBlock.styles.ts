import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { inMargin } from './margin.ts';

/** Steps and sources are numbered in the text color of links. */
export const steps = css({
  display: 'grid',
  gap: token.space.s,
  paddingInlineStart: '1.6em',
  '& > li': { paddingInlineStart: token.space.xxs },
  '& > li::marker': { color: token.text.link, fontWeight: token.weight.strong },
});

/** A quote with a bar at its side. */
export const quote = css({
  marginBlock: token.space.xl,
  marginInline: 0,
  paddingBlock: token.space.xs,
  paddingInlineStart: token.space.l,
  borderInlineStart: `${token.line.bar} double ${token.border.strong}`,
  fontFamily: token.font.display,
  fontSize: token.type.h3,
  lineHeight: 1.35,
  color: token.text.heading,
  textWrap: 'balance',
  breakInside: 'avoid',
});

const number = { color: token.text.link, fontWeight: token.weight.strong } as const;

/** Marks in the text and sources are counted in step. */
export const mark = css({
  counterIncrement: 'mark',
  marginInlineStart: '0.15em',
  lineHeight: 0,
  '&::after': { ...number, content: 'counter(mark)' },
  '& + &': { marginInlineStart: '0.4em' },
});

export const note = css({
  counterIncrement: 'source',
  display: 'block',
  marginBlockStart: token.space.xs,
  paddingInlineStart: token.space.s,
  borderInlineStart: `${token.line.strong} solid ${token.border.subtle}`,
  fontSize: token.type.caption,
  lineHeight: 1.45,
  color: token.text.muted,
  '&::before': { ...number, content: 'counter(source)', marginInlineEnd: '0.5em' },
  // Small print next to the text needs no loud links.
  '& > a': { color: 'inherit' },
  ...inMargin({ marginBlockStart: 0, marginBlockEnd: token.space.m }),
});

export const callout = css({
  breakInside: 'avoid',
  '& p': { lineHeight: 1.5 },
  '& p:first-of-type': { fontSize: token.type.caption, color: token.text.onPaperMuted },
  '& h4': {
    marginBlockEnd: token.space.xs,
    fontFamily: token.font.display,
    fontWeight: token.weight.display,
    fontSize: token.type.h3,
    lineHeight: 1.2,
  },
  '& h4 ~ p + p': { marginBlockStart: token.space.xs, fontSize: token.type.caption },
  ...inMargin({ marginBlockStart: 0, marginBlockEnd: token.space.l, fontSize: '0.95em' }),
});
