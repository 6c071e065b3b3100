const rail = 'var(--surface-rail)';

/** A small order ticket on its rail. */
export function TicketPicture() {
  return (
    <svg viewBox="0 0 128 160" aria-hidden="true">
      <rect x="4" y="4" width="120" height="10" rx="3" fill={rail} />
      <path
        d="M14 10h100v136l-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6Z"
        fill="var(--surface-paper)"
        stroke="var(--surface-paper-edge)"
        strokeWidth="2"
      />
      <circle cx="64" cy="22" r="5" fill={rail} />
      <g stroke="#8A8267" strokeWidth="4" strokeLinecap="round">
        <path d="M26 40h44" strokeWidth="6" />
        <path d="M26 60h34M94 60h8M26 76h26M94 76h8" />
        <path d="M66 60h22M58 76h30" strokeDasharray="1 7" strokeWidth="3" />
        <path d="M26 92h76" strokeDasharray="5 5" strokeWidth="2" />
      </g>
      <rect x="60" y="104" width="42" height="24" rx="4" fill="none" stroke="#0B6850" strokeWidth="3" />
      <path d="M26 116h18" stroke="#1F2A20" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
