/** A rosette with two chevrons. */
export function LevelPicture() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path
        d="M24 6Q30.5-.1 33 8.4Q41.7 6.3 39.6 15Q48.1 17.5 42 24Q48.1 30.5 39.6 33Q41.7 41.7 33 39.6Q30.5 48.1 24 42Q17.5 48.1 15 39.6Q6.3 41.7 8.4 33Q-.1 30.5 6 24Q-.1 17.5 8.4 15Q6.3 6.3 15 8.4Q17.5-.1 24 6Z"
        fill="var(--action-bg)"
      />
      <circle cx="24" cy="24" r="14" fill="var(--surface-card)" />
      <path
        d="M16 27l8-8 8 8M16 33l8-8 8 8"
        fill="none"
        stroke="var(--action-bg)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A star. */
export function ScorePicture() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path
        d="M24 5L29.9 17.9L44 19.5L33.5 29.1L36.3 43L24 36L11.7 43L14.5 29.1L4 19.5L18.1 17.9Z"
        fill="var(--accent-butter)"
        stroke="var(--play-edge)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A wall calendar. */
export function DayPicture() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect
        x="6"
        y="9"
        width="36"
        height="33"
        rx="5"
        fill="var(--surface-card)"
        stroke="var(--text-default)"
        strokeWidth="3"
      />
      <path d="M6 14a5 5 0 015-5h26a5 5 0 015 5v6H6Z" fill="var(--accent-awning)" />
      <path d="M16 5v8M32 5v8" stroke="var(--text-default)" strokeWidth="4" strokeLinecap="round" />
      <path d="M14 29h6M28 29h6M14 36h6" stroke="var(--text-muted)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
