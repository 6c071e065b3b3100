/** A check mark on a green tile. */
export function Tick() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d="M15 4h18l11 11v18L33 44H15L4 33V15Z" fill="var(--success-solid)" />
      <path
        d="M14 25l7 7 14-15"
        fill="none"
        stroke="var(--success-on-solid)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
