import { token } from '@countertop/design-system/tokens';

/** An open box of recipe cards. Everything in it can be read. */
export function CardBox() {
  return (
    <svg viewBox="0 0 168 144">
      <path
        d="M26 68l10-56h96l10 56Z"
        fill={token.surface.boardFrame}
        stroke={token.text.onPaper}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g fill={token.surface.paper} stroke={token.text.onPaper} strokeWidth="3" strokeLinejoin="round">
        <path d="M44 26h26l5 8h51v44H44Z" />
        <path d="M36 44h50l5 8h43v36H36Z" />
      </g>
      <path d="M56 46h56M48 64h70" fill="none" stroke={token.text.onPaper} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M14 72h140l-7 66H21Z"
        fill={token.accent.awning}
        stroke={token.text.onPaper}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <rect
        x="58"
        y="90"
        width="52"
        height="26"
        rx="4"
        fill={token.surface.paper}
        stroke={token.text.onPaper}
        strokeWidth="3"
      />
      <path d="M68 103h32" stroke={token.text.onPaper} strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
