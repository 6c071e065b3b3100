/** The cook behind the ledge of the pass. */
export function Cook() {
  const line = { fill: 'none', strokeLinecap: 'round', stroke: 'var(--art-ink)' } as const;
  return (
    <>
      <path d="M42 74q0-20 22-20t22 20Z" fill="var(--jacket)" stroke="var(--jacket-line)" strokeWidth="1.5" />
      <path d="M54 55q10 9 20 0l-3 8q-7 4-14 0Z" fill="var(--accent-cloth)" />
      <path d="M58 68h.1M70 68h.1" stroke="var(--jacket-line)" strokeWidth="3" strokeLinecap="round" />
      <path d="M51 36h26v10q0 12-13 12T51 46Z" fill="#A8693F" />
      <path d="M50 40q-3 5 1 8M78 40q3 5-1 8" stroke="#A8693F" strokeWidth="4" strokeLinecap="round" fill="none" />
      <path d="M51 34h4v8q-3 1-4-2ZM77 34h-4v8q3 1 4-2Z" fill="#2A1D1B" />
      <path d="M59 43h.1M69 43h.1" strokeWidth="3.4" {...line} />
      <path d="M59 50q5 4 10 0" strokeWidth="2" {...line} />
      <path
        d="M52 36V26q-8-2-6-9 2-6 9-5 3-6 9-6t9 6q7-1 9 5 2 7-6 9v10q-12-4-24 0Z"
        fill="var(--jacket)"
        stroke="var(--jacket-line)"
        strokeWidth="1.5"
      />
      <path d="M58 22v7M64 20v9M70 22v7" stroke="var(--jacket-line)" strokeWidth="1.5" strokeLinecap="round" />
    </>
  );
}
