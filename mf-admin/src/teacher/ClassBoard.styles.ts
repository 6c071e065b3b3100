import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const classBoard = css({
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& > [data-wood]': { stroke: token.surface.boardFrame },
  '& > [data-frame]': { fill: token.surface.boardFrame },
  '& > [data-board]': { fill: token.surface.board },
  '& > [data-chalk]': { stroke: token.text.onBoardMuted, strokeWidth: 3 },
  '& > [data-line]': { stroke: token.accent.butter, strokeWidth: 4 },
  '& > [data-point]': { fill: token.surface.board, stroke: token.accent.butter, strokeWidth: 3 },
  '& > [data-piece]': { stroke: token.accent.clothAlt, strokeWidth: 6 },
  '[data-theme="high-contrast"] &': {
    '& > [data-wood]': { stroke: token.border.strong },
    '& > [data-frame]': { fill: token.surface.page, stroke: token.border.strong, strokeWidth: 2 },
    '& > [data-board]': { stroke: token.border.strong, strokeWidth: 2 },
    '& > [data-piece]': { stroke: token.border.strong },
  },
});
