import { focusRing, media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** The child who plays, with the next step below the name. */
export const current = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.l,
  '& h2': { margin: 0, marginBlockEnd: token.space.s, fontSize: token.type.h1, overflowWrap: 'anywhere' },
  '& > div': { minInlineSize: 0 },
  '& > div > p': { marginBlock: `0 ${token.space.s}` },
});

/** A drawn customer in front of the wall. */
export const tile = css({
  display: 'block',
  inlineSize: '9rem',
  overflow: 'clip',
  border: `${token.line.strong} solid ${token.border.default}`,
  borderRadius: token.radius.card,
  background: token.surface.wall,
  '& > svg': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  [media.phone]: { inlineSize: '7rem' },
});

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: token.space.m,
  maxInlineSize: '60rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A picture to press. */
export const playerButton = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: token.space.xs,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: token.target.child,
  padding: token.space.s,
  border: `${token.line.strong} solid ${token.border.strong}`,
  borderRadius: token.radius.card,
  background: token.surface.card,
  color: token.text.default,
  font: 'inherit',
  fontSize: token.type.h3,
  fontWeight: token.weight.strong,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& > span:first-of-type': { inlineSize: '100%', maxInlineSize: '9rem', border: 0 },
  '&:hover': { background: token.action.quietHover },
  '&:focus-visible': focusRing,
  '&[aria-disabled]': { cursor: 'default', background: token.surface.sunken },
});
