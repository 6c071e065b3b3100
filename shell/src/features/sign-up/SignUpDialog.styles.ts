import { css } from '@emotion/react';
import { media, token } from '@countertop/design-system/tokens';

/** The shelf next to the text. On a phone it is above the text, and lower. */
export const content = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  gap: token.space.l,
  alignItems: 'center',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space.m },
});

/** Three badges on a shelf, the middle one in front. */
export const badges = css({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  alignSelf: 'stretch',
  gap: token.space.s,
  paddingBlock: `${token.space.m} ${token.space.s}`,
  paddingInline: token.space.m,
  background: token.surface.wall,
  borderBlockEnd: `${token.line.frame} solid ${token.surface.boardFrame}`,
  borderRadius: `${token.radius.tile} ${token.radius.tile} 0 0`,
  '& > svg': { flex: '0 1 5.25rem', minInlineSize: 0 },
  '& > svg:nth-of-type(2)': { flexBasis: '6.75rem' },
  [media.phone]: {
    paddingBlock: token.space.xs,
    '& > svg': { flexBasis: '3.5rem' },
    '& > svg:nth-of-type(2)': { flexBasis: '4.5rem' },
  },
});

export const points = css({
  display: 'grid',
  gap: token.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: token.space.s, alignItems: 'start' },
  '& > li > svg': { flex: 'none', marginBlockStart: '0.2em', color: token.success.text },
});

export const small = css({ marginBlockStart: token.space.m, color: token.text.muted, fontSize: token.type.caption });
