import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const till = css({
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& > [data-paper]': { fill: token.surface.paper, stroke: token.surface.paperEdge, strokeWidth: 2 },
  '& > [data-print]': { stroke: token.text.onPaperMuted, strokeWidth: 3 },
  '& > [data-body]': { fill: token.action.bg },
  '& > [data-display]': { fill: token.surface.board, stroke: token.surface.boardFrame, strokeWidth: 4 },
  '& > [data-figure]': { stroke: token.accent.butter, strokeWidth: 4 },
  '& > [data-key]': { fill: token.surface.paper },
  '& > [data-enter]': { fill: token.accent.butter },
  '& > [data-drawer]': { fill: token.surface.boardFrame },
  '& > [data-handle]': { stroke: token.surface.paper, strokeWidth: 5 },
  '[data-theme="high-contrast"] &': {
    '& > [data-paper], & > [data-body], & > [data-display], & > [data-drawer]': {
      fill: token.surface.page,
      stroke: token.border.strong,
      strokeWidth: 3,
    },
    '& > [data-print], & > [data-handle]': { stroke: token.border.strong },
    '& > [data-key]': { fill: token.border.strong },
  },
});
