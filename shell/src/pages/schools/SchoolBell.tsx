/** A schoolhouse with a bell in its gable. */
export function SchoolBell() {
  return (
    <svg viewBox="0 0 260 144">
      <path d="M0 128h260v16H0Z" fill="var(--surface-board-frame)" />
      <path d="M52 66h156v62H52Z" fill="var(--surface-board)" />
      <path d="M40 70l90-46 90 46Z" fill="var(--surface-board-frame)" />
      <path d="M112 54q0-16 18-16t18 16l5 8h-46Z" fill="var(--accent-butter)" />
      <circle cx="130" cy="65" r="4" fill="var(--accent-coin-edge)" />
      <path d="M112 128V90h36v38Z" fill="var(--accent-butter)" />
      <path d="M66 86h28v24H66ZM166 86h28v24h-28Z" fill="var(--border-default)" />
      <path d="M0 128h260v5H0Z" fill="var(--art-shade)" />
    </svg>
  );
}
