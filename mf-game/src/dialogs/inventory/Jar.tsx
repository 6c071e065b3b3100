/** Portions in a full jar. */
const fullJar = 25;

/** A jar on the shelf, filled up to the stock. Decorative: the number is next to it. */
export function Jar({ stock }: { stock: number }) {
  const filled = 52 * Math.min(1, stock / fullJar);
  return (
    <svg viewBox="0 0 64 76" aria-hidden="true">
      <rect
        x="8"
        y="16"
        width="48"
        height="58"
        rx="9"
        fill="var(--surface-paper)"
        stroke="var(--border-strong)"
        strokeWidth="2.5"
      />
      {stock > 0 && <rect x="11" y={71 - filled} width="42" height={filled} rx="6" fill="var(--accent-butter)" />}
      <rect
        x="12"
        y="3"
        width="40"
        height="12"
        rx="3"
        fill="var(--accent-cloth)"
        stroke="var(--border-strong)"
        strokeWidth="2.5"
      />
    </svg>
  );
}
