import { token } from '@countertop/design-system/tokens';

/** A ticket on its clip with three bars, each longer than the last. */
export function ReportTicket() {
  return (
    <svg viewBox="0 0 132 144">
      <path
        d="M18 14h96v118l-8-7-8 7-8-7-8 7-8-7-8 7-8-7-8 7-8-7-8 7-8-7-8 7Z"
        fill={token.surface.paper}
        stroke={token.border.strong}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <rect x="6" y="6" width="120" height="9" rx="4.5" fill={token.surface.boardFrame} />
      <path d="M48 2h36l5 22H43Z" fill={token.border.strong} />
      <rect x="32" y="38" width="28" height="14" rx="7" fill={token.accent.awning} />
      <rect x="32" y="64" width="46" height="14" rx="7" fill={token.accent.butter} />
      <rect x="32" y="90" width="68" height="14" rx="7" fill={token.action.bg} />
      <g fill="none" stroke={token.border.paper} strokeWidth="2">
        <rect x="32" y="38" width="68" height="14" rx="7" />
        <rect x="32" y="64" width="68" height="14" rx="7" />
        <rect x="32" y="90" width="68" height="14" rx="7" />
      </g>
    </svg>
  );
}
