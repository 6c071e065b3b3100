import { letterAndBell } from './Support.styles.ts';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The bell on the counter, next to a letter with a stamp. */
export function LetterAndBell() {
  return (
    <svg css={letterAndBell} viewBox="0 0 260 144">
      <path data-edge="" d="M0 128h260v16H0Z" fill="var(--surface-board-frame)" />
      <path d="M0 128h260v5H0Z" fill="var(--art-shade)" />
      <g transform="rotate(-6 90 80)">
        <rect
          data-edge=""
          x="18"
          y="36"
          width="138"
          height="86"
          rx="5"
          fill="var(--surface-paper)"
          stroke="var(--border-paper)"
        />
        <path d="M20 40l67 46 67-46" stroke="var(--border-paper)" strokeWidth="4" {...line} />
        <path d="M126 84h20v24h-20Z" fill="var(--accent-awning)" />
        <path d="M36 100h44M36 110h28" stroke="var(--border-paper)" strokeWidth="4" {...line} />
      </g>
      <circle data-edge="" cx="208" cy="62" r="7" fill="var(--accent-coin-edge)" />
      <path data-edge="" d="M168 112q0-46 40-46t40 46Z" fill="var(--accent-butter)" />
      <path d="M181 104q2-18 16-26" stroke="#fff" strokeOpacity=".8" strokeWidth="6" {...line} />
      <rect data-edge="" x="160" y="114" width="96" height="14" rx="5" fill="var(--border-strong)" />
    </svg>
  );
}
