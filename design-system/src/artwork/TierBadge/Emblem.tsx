import { emblem } from './TierBadge.styles.ts';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** An empty plate. */
function Plate() {
  const rim = 'var(--border-default,#7C8E84)';
  return (
    <>
      <circle cx="16" cy="16" r="13.5" stroke={rim} strokeWidth="2" {...line} />
      <circle cx="16" cy="16" r="8" stroke={rim} strokeWidth="2" {...line} />
    </>
  );
}

/** A compass on an octagonal tile. */
function Compass() {
  const light = 'var(--action-text,#fff)';
  return (
    <>
      <path d="M10 2h12l8 8v12l-8 8H10l-8-8V10Z" fill="var(--action-bg,#0B6850)" />
      <circle cx="16" cy="16" r="9.5" stroke={light} strokeWidth="2" {...line} />
      <path d="M21.5 10.5 18 18l-7.5 3.500L14 14Z" fill={light} />
      <circle cx="16" cy="16" r="1.7" fill="var(--action-bg,#0B6850)" />
    </>
  );
}

/** Two people in a house. */
function House() {
  const light = 'var(--accent-cloth-alt,#FFF8E8)';
  return (
    <>
      <path
        d="M16 3 29.5 14.500H27V29H5V14.500H2.500Z"
        fill="var(--accent-cloth,#E84C2B)"
        stroke="var(--emblem-line,var(--accent-cloth,#E84C2B))"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g fill={light}>
        <circle cx="11.5" cy="16" r="2.6" />
        <circle cx="20.5" cy="16" r="2.6" />
        <path d="M7.5 27v-3.500a4 4 0 0 1 8 0V27ZM16.5 27v-3.500a4 4 0 0 1 8 0V27Z" />
      </g>
    </>
  );
}

/** A standing chalkboard. */
function ChalkBoard() {
  return (
    <>
      <path d="M9 25 6.5 30.500M23 25l2.5 5.5" stroke="var(--surface-board-frame,#B97A42)" strokeWidth="3" {...line} />
      <rect
        x="2.5"
        y="4"
        width="27"
        height="20"
        rx="2.5"
        fill="var(--surface-board,#1E322C)"
        stroke="var(--surface-board-frame,#B97A42)"
        strokeWidth="3"
      />
      <path d="M8 14h6M11 11v6M18.5 12h6M18.5 16h6" stroke="var(--text-on-board,#F5F7EA)" strokeWidth="2" {...line} />
    </>
  );
}

const drawings = { free: Plate, explorer: Compass, family: House, classroom: ChalkBoard };

/** Subscription tier. */
export type Tier = keyof typeof drawings;

/** The emblem of a tier. Outlines differ, so that it does not rely on color. */
export function Emblem({ tier }: { tier: Tier }) {
  const Drawing = drawings[tier];
  return (
    <svg css={emblem} viewBox="0 0 32 32" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
