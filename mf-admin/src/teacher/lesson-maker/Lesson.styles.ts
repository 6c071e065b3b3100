import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const part = css({
  display: 'grid',
  // Not wider than the card: at 320 px and with large text, the place of the QR code is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.s,
  '& > h2': { margin: 0, fontSize: token.type.h3 },
});

/** With room for both of its lines, so that nothing moves when it appears. */
export const link = css({
  margin: 0,
  minBlockSize: '2lh',
  fontWeight: token.weight.strong,
  overflowWrap: 'anywhere',
});

export const code = css({ whiteSpace: 'nowrap' });

export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space.xs} ${token.space.l}`,
  marginBlockEnd: token.space.m,
});

export const ticket = css({
  display: 'grid',
  gap: token.space.xs,
  '& > h3': { margin: 0, fontSize: token.type.body },
  '& > p': { margin: 0 },
});

/** As large as the window allows next to title, link and button. */
export const bigCode = css({ inlineSize: 'min(52vb, 90vi)' });

/** Readable from the last row of a classroom. */
export const bigLink = css({
  maxInlineSize: 'none',
  margin: 0,
  fontSize: 'clamp(2rem, 4.5vi, 6rem)',
  fontWeight: token.weight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
