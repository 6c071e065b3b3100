const line = { fill: 'none', strokeLinecap: 'round' } as const;

/** The bell on the counter, which can be heard from both sides. */
export function ServiceBell() {
  return (
    <svg viewBox="0 0 260 144">
      <path d="M0 128h260v16H0Z" fill="var(--surface-board-frame)" />
      <path d="M0 128h260v5H0Z" fill="var(--art-shade)" />
      <rect x="74" y="112" width="112" height="16" rx="6" fill="var(--border-default)" />
      <path d="M86 112q0-62 44-62t44 62Z" fill="var(--accent-butter)" />
      <path d="M100 100q4-34 28-38" stroke="#fff" strokeOpacity=".6" strokeWidth="6" {...line} />
      <rect x="122" y="34" width="16" height="18" rx="6" fill="var(--accent-coin-edge)" />
      <g stroke="var(--accent-coin-edge)" strokeWidth="6" {...line}>
        <path d="M62 98q-10-26 8-50M40 104q-16-40 12-72" />
        <path d="M198 98q10-26-8-50M220 104q16-40-12-72" />
      </g>
    </svg>
  );
}
