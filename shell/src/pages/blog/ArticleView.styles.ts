import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** An address with the article's id scrolls to the top of the page. */
export const view = css({
  '&, &:target': { scrollMarginBlockStart: '100vb' },
  '& > a': { marginBlock: `${token.space.xs} ${token.space.l}` },
});

/** A comfortable line length. */
const column = { maxInlineSize: '44rem' } as const;

export const head = css({
  display: 'grid',
  '& > h2, & > p, & > div:first-of-type': column,
  gap: token.space.m,
  marginBlockEnd: token.space.xl,
  '& h2': { fontSize: token.type.h1, textWrap: 'balance' },
  '& h2:focus': { outline: 'none', boxShadow: 'none' },
  '& > p': { fontSize: token.type.lead, lineHeight: 1.5, color: token.text.muted },
});

export const picture = css({ overflow: 'hidden', borderRadius: token.radius.card });

export const byline = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.xs} ${token.space.m}`,
  fontSize: token.type.caption,
  color: token.text.muted,
});

/** Space between blocks. A heading is closer to the block that follows it. */
export const text = css({
  ...column,
  display: 'flow-root',
  fontSize: token.type.body,
  lineHeight: 1.65,
  '& > * + *': { marginBlockStart: token.space.m },
  '& > h3': { marginBlockStart: token.space.xxl },
});

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
});

export const callout = css({
  padding: token.space.card,
  background: token.surface.band,
  border: `${token.line.card} solid ${token.quiet.card}`,
  borderInlineStart: `${token.line.frame} solid ${token.action.bg}`,
  borderRadius: token.radius.card,
  '& h4': {
    marginBlockEnd: token.space.xxs,
    fontWeight: token.weight.strong,
    lineHeight: 1.3,
    color: token.text.heading,
  },
  '@media (forced-colors: active)': { borderColor: 'CanvasText' },
});

export const sources = css({
  ...column,
  marginBlockStart: token.space.xxl,
  paddingBlockStart: token.space.l,
  borderBlockStart: `${token.line.hair} solid ${token.border.subtle}`,
  fontSize: token.type.caption,
  '& h3': { fontSize: token.type.body, fontFamily: token.font.text, fontWeight: token.weight.strong },
  '& ul': { display: 'grid', margin: 0, marginBlockStart: token.space.xs, padding: 0, listStyle: 'none' },
  '& li > a': { display: 'inline-block', paddingBlock: token.space.s },
});

export const foot = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space.s,
  marginBlockStart: token.space.xl,
  '& > p': { marginBlockStart: token.space.s },
});
