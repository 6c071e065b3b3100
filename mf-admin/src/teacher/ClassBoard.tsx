import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

const classBoard = css({
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

/** A chalkboard on an easel, with a line that rises. */
export function ClassBoard() {
  return (
    <svg css={classBoard} viewBox="12 0 176 144" focusable="false">
      <path data-wood d="M24 142L50 16M176 142L150 16" fill="none" strokeWidth="8" strokeLinecap="round" />
      <rect data-frame x="14" y="8" width="172" height="104" rx="6" />
      <rect data-board x="23" y="17" width="154" height="86" rx="2" />
      <path data-chalk d="M40 30v58h120" />
      <path data-line d="M52 78L78 68L104 72L130 52L154 38" />
      {[
        [52, 78],
        [78, 68],
        [104, 72],
        [130, 52],
        [154, 38],
      ].map(([x, y]) => (
        <circle data-point key={x} cx={x} cy={y} r="5" />
      ))}
      <rect data-frame x="8" y="110" width="184" height="9" rx="3" />
      <path data-piece d="M40 107h22M74 107h12" />
    </svg>
  );
}
