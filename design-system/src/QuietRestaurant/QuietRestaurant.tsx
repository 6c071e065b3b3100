import { Cloth } from '../TableDrawing/Cloth.tsx';
import { quiet } from './QuietRestaurant.styles.ts';

const shade = 'var(--art-shade,rgba(43,35,32,.14))';

/** One laid table under a lamp, and the board on its feet. Nobody is in. A drawing only: `EmptyState` has the words. */
export function QuietRestaurant() {
  return (
    <svg css={quiet} viewBox="0 0 320 200" aria-hidden="true">
      <path d="M0 150h320v50H0Z" fill="var(--surface-floor-b,#BFDCCB)" />
      <path d="M0 150h320" stroke={shade} strokeWidth="4" />
      <path d="M236 0v44" stroke="var(--lamp-cord,var(--border-default,#7C8E84))" strokeWidth="3" />
      <path d="M208 66c2-16 12-24 28-24s26 8 28 24Z" fill="var(--lamp-shade,#0E7F61)" />
      <path data-glow="" d="M212 66h48l30 52H182Z" fill="var(--art-lamp,#FFE48E)" opacity=".35" />
      <g transform="translate(162 92) scale(.74)">
        <Cloth />
      </g>
      <g transform="translate(218 98) scale(.8)" strokeWidth="2">
        <rect width="50" height="26" rx="3" fill="var(--surface-paper,#FFFDF5)" stroke="var(--border-paper,#8A8267)" />
        <path d="M10 10h30M10 17h20" stroke="#5C5A48" strokeWidth="3" strokeLinecap="round" />
      </g>
      <g transform="translate(36 62)" strokeLinecap="round">
        <path d="M4 92L14 12h58l10 80" fill="none" stroke="var(--wood,#7E4D25)" strokeWidth="8" />
        <rect
          x="12"
          y="8"
          width="62"
          height="66"
          rx="3"
          fill="var(--surface-board,#1E322C)"
          stroke="var(--surface-board-frame,#B97A42)"
          strokeWidth="5"
        />
        <path d="M26 28h34M26 42h22M26 56h28" stroke="#F5F7EA" strokeWidth="4" />
      </g>
    </svg>
  );
}
