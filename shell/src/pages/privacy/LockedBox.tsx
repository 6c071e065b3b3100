import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

const lockedBox = css({
  '[data-theme="high-contrast"] & [data-edge]': { stroke: token.border.strong, strokeWidth: 2 },
});

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A cash box with a lock, and its key next to it. */
export function LockedBox() {
  return (
    <svg css={lockedBox} viewBox="0 0 260 144">
      <path data-edge="" d="M0 128h260v16H0Z" fill="var(--surface-board-frame)" />
      <path d="M0 128h260v5H0Z" fill="var(--art-shade)" />
      <path d="M78 46V34q0-12 12-12h40q12 0 12 12v12" stroke="var(--border-default)" strokeWidth="8" {...line} />
      <rect data-edge="" x="30" y="44" width="160" height="84" rx="8" fill="var(--surface-tile)" />
      <path d="M30 76h160v8H30Z" fill="var(--art-shade)" />
      <path d="M44 56q24-5 58-5" stroke="#fff" strokeOpacity=".4" strokeWidth="5" {...line} />
      <rect data-edge="" x="90" y="66" width="40" height="42" rx="6" fill="var(--accent-butter)" />
      <path d="M110 80a5 5 0 013 9l2 10h-10l2-10a5 5 0 013-9Z" fill="var(--accent-coin-edge)" />
      <g stroke="var(--accent-coin-edge)" strokeWidth="7" {...line}>
        <circle cx="218" cy="112" r="10" />
        <path d="M228 114l24 5M243 117l-2 9M251 119l-2 7" />
      </g>
    </svg>
  );
}
