import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** The table of contents next to the policy, or above it if there is no space. */
export const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.xl,
  marginBlockStart: token.space.l,
  '@media (min-width: 62rem)': { gridTemplateColumns: '15rem minmax(0, 44rem)', columnGap: token.space.section },
});

export const contents = css({
  alignSelf: 'start',
  fontSize: token.type.label,
  '& h2': { fontFamily: token.font.text, fontSize: token.type.body, fontWeight: token.weight.strong },
  '& ol': { margin: 0, marginBlockStart: token.space.xs, padding: 0, listStyle: 'none' },
  '& li': { borderBlockStart: `${token.line.hair} solid ${token.border.subtle}` },
  '& a': { display: 'flex' },
  '@media (min-width: 62rem)': { position: 'sticky', insetBlockStart: token.space.l },
});

/** A comfortable line length. */
export const policy = css({
  lineHeight: 1.65,
  '& > section[data-ground]': { marginBlockStart: token.space.xxl },
  '& h3': { marginBlock: `${token.space.l} ${token.space.xs}` },
  '& p + p, & p + ul, & ul + p, & p + div': { marginBlockStart: token.space.s },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.xs,
    paddingInlineStart: '1.4em',
  },
});

export const short = css({
  padding: token.space.card,
  background: token.surface.band,
  border: `${token.line.card} solid ${token.quiet.card}`,
  borderInlineStart: `${token.line.frame} solid ${token.action.bg}`,
  borderRadius: token.radius.card,
  '& h2': { fontSize: token.type.h2, marginBlockEnd: token.space.s },
  '@media (forced-colors: active)': { borderColor: 'CanvasText' },
});

/** A name without spaces can break anywhere, and reads from left to right in every language. */
export const nameInBrowser = css({
  display: 'inline-block',
  minInlineSize: 'min(13.5rem, 36vi)',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: 'ui-monospace, monospace',
  fontSize: token.type.caption,
  overflowWrap: 'anywhere',
});
