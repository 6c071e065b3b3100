import { Cloth } from '../../Diner/parts/Cloth.tsx';
import { CeilingBar, Floor, Lamp } from './Interior.tsx';

/** One set table under a lamp, and a standing chalkboard. No people. */
export function QuietRestaurant() {
  return (
    <>
      <Floor />
      <CeilingBar />
      <Lamp x={236} reach={118} />
      <g transform="translate(162 92) scale(.74)">
        <Cloth />
      </g>
      <g transform="translate(218 98) scale(.8)" strokeWidth="2">
        <rect width="50" height="26" rx="3" fill="var(--surface-paper)" stroke="var(--border-paper)" />
        <path d="M10 10h30M10 17h20" stroke="var(--text-on-paper-muted)" strokeWidth="3" strokeLinecap="round" />
      </g>
      <g transform="translate(36 62)" strokeLinecap="round">
        <ellipse cx="43" cy="100" rx="46" ry="5" fill="var(--art-shade)" />
        <path d="M4 100L14 12h58l10 88" fill="none" stroke="var(--wood)" strokeWidth="7" />
        <rect
          x="12"
          y="8"
          width="62"
          height="66"
          rx="3"
          fill="var(--surface-board)"
          stroke="var(--surface-board-frame)"
          strokeWidth="5"
        />
        <path d="M26 28h34M26 42h22M26 56h28" stroke="var(--text-on-board)" strokeWidth="4" />
      </g>
    </>
  );
}
