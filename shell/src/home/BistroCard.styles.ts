import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** A card whose picture goes to its edges, which the kit's `Card` with its padding does not. */
export const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  overflow: 'hidden',
  background: token.surface.card,
  border: `${token.line.card} solid ${token.quiet.card}`,
  borderRadius: token.radius.card,
  boxShadow: token.shadow.lift,
  '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The wall, the tiles and the counter that the guests stand behind. */
export const art = css({
  display: 'flex',
  alignItems: 'end',
  minBlockSize: '230px',
  paddingBlockStart: token.space.m,
  background: `linear-gradient(${token.surface.wall} 46%, ${token.surface.tile} 0)`,
  borderBlockEnd: `14px solid ${token.surface.boardFrame}`,
  '@media (max-width: 480px)': { minBlockSize: '150px' },
});

export const guests = css({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  inlineSize: '100%',
  paddingInline: token.space.xs,
  '& > svg': { flex: '0 1 31%', minInlineSize: 0 },
});

export const text = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: token.space.s,
  padding: 'clamp(18px, 4vw, 32px)',
  '& > a': { marginBlockStart: 'auto' },
});

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  margin: 0,
  marginBlockEnd: token.space.s,
  padding: 0,
  listStyle: 'none',
  fontSize: token.type.caption,
  color: token.text.muted,
});
