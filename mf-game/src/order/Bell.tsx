/** The brass bell on the counter, waiting for the first guest. */
export function Bell() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="12" r="5" fill="var(--accent-coin-edge)" />
      <path d="M8 44c0-17 10-28 24-28s24 11 24 28Z" fill="var(--accent-butter)" />
      <path
        d="M17 38c1-8 5-13 11-15"
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="4" y="46" width="56" height="9" rx="4" fill="var(--art-ink)" />
    </svg>
  );
}
