/** A figure with open arms. */
export function WelcomePicture() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="29" fill="var(--surface-tile)" />
      <circle cx="32" cy="17" r="5.5" fill="#FFC334" />
      <path
        d="M15 26q17 6 34 0M32 29v11l-8.5 14M32 40l8.5 14"
        fill="none"
        stroke="#FFF8E8"
        strokeWidth="5.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function MedalPicture() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d="M17 4h12l7 20-9 6ZM47 4H35l-7 20 9 6Z" fill="#E84C2B" />
      <path d="M29 4h6l-3 9Z" fill="#8F1D0A" />
      <circle cx="32" cy="41" r="21" fill="#8A5A00" />
      <circle cx="32" cy="39.5" r="20" fill="#FFC334" />
      <path d="M18 33q4-9 14-10" fill="none" stroke="#fff" strokeOpacity=".8" strokeWidth="3" strokeLinecap="round" />
      <path d="M32 28l3.6 7.6 8.2 1.1-6 5.7 1.5 8.2-7.3-4-7.3 4 1.5-8.2-6-5.7 8.2-1.1Z" fill="#7A4B00" />
    </svg>
  );
}
