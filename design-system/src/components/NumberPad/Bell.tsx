/** The bell on the Serve key, in the key's text color so that it is visible in every theme. */
export function Bell() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="12" r="5" fill="currentColor" />
      <path
        d="M8 44c0-17 10-28 24-28s24 11 24 28Z"
        fill="var(--accent-awning-alt)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <rect x="4" y="46" width="56" height="9" rx="4" fill="currentColor" />
    </svg>
  );
}
