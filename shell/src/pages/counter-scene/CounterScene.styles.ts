import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** The wall, the tiles and the wooden edge of the counter. */
export const stage = css({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  gap: 'clamp(4px, 2.5%, 24px)',
  minBlockSize: 'clamp(9rem, 18vi, 13rem)',
  paddingBlockStart: token.space.m,
  paddingInline: token.space.m,
  background: `linear-gradient(${token.surface.wall} 52%, ${token.surface.tile} 0)`,
  borderBlockEnd: `14px solid ${token.surface.boardFrame}`,
  '&[data-size="wide"]': { minBlockSize: 'clamp(9rem, 20vi, 15rem)' },
  '@media (forced-colors: active)': { borderBlockEndColor: 'CanvasText' },
});

/** Share of the counter that a thing takes. It shrinks with the counter. */
export const thing = css({
  flex: '0 1 auto',
  minInlineSize: 0,
  '&[data-width="customer"]': { inlineSize: 'min(31%, 10.5rem)' },
  '&[data-width="dish"]': { inlineSize: 'min(19%, 6.5rem)', paddingBlockEnd: token.space.xxs },
  '&[data-width="table"]': { inlineSize: 'min(36%, 10.5rem)' },
  '&[data-width="note"]': { inlineSize: 'min(25%, 10rem)', paddingBlockEnd: '6px' },
  '&[data-width="coin"]': { inlineSize: 'min(11.5%, 4.5rem)', paddingBlockEnd: '2px' },
});
