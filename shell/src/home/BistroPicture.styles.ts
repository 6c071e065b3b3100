import { css } from '@emotion/react';
import { media, token } from '@countertop/design-system/tokens';

/** The wall, the tiles and the counter that the guests stand behind. */
export const room = css({
  display: 'flex',
  alignItems: 'end',
  minBlockSize: '230px',
  paddingBlockStart: token.space.m,
  background: `linear-gradient(${token.surface.wall} 58%, ${token.surface.tile} 0)`,
  borderBlockEnd: `14px solid ${token.surface.boardFrame}`,
  [media.phone]: { minBlockSize: '128px' },
});

export const guests = css({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  inlineSize: '100%',
  gap: '6px',
  paddingInline: '6px',
  '& > svg': { flex: '0 1 150px', minInlineSize: 0 },
  [media.phone]: { gap: 0 },
});
