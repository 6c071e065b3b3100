import { css } from '@emotion/react';
import { media, token } from '@countertop/design-system/tokens';

/** The card has its picture next to the text, and the room is as tall as the text. */
const tall = '@container (inline-size >= 44rem)';

/** The customers overlap, because side by side they would be small. */
const small = '@container (inline-size < 27rem)';

const walls = (tiles: string) =>
  `linear-gradient(${token.surface.wall} calc(100% - ${tiles}), ${token.surface.tile} 0)`;

/** The wall, the tiles and the counter in front of the customers. */
export const room = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  minBlockSize: '230px',
  paddingBlockStart: token.space.m,
  background: walls('84px'),
  borderBlockEnd: `14px solid ${token.surface.boardFrame}`,
  [media.phone]: { minBlockSize: '128px', background: walls('56px') },
  [tall]: { background: walls('104px') },
});

/** Only the tall room has a lamp over the counter. */
export const lamp = css({
  display: 'none',
  [tall]: { display: 'block', position: 'absolute', insetBlockStart: 0, insetInline: '32%', inlineSize: '36%' },
});

/** Side by side. In the tall room they are larger and closer together. */
export const customers = css({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  inlineSize: '100%',
  gap: '6px',
  paddingInline: '6px',
  '& > svg': { flex: '0 1 150px', minInlineSize: 0 },
  [small]: { gap: 0, paddingInline: 0, '& > svg': { flex: '0 0 28%' }, '& > svg + svg': { marginInlineStart: '-4%' } },
  [tall]: { gap: 0, paddingInline: '4%', '& > svg': { flex: '0 0 33%', marginInline: '-4.4%' } },
});
