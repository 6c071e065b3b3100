/** An open line with round caps. */
export const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The shade layer of every drawing. */
export const shade = 'var(--art-shade)';

/** The floor and baseboard. */
export function Floor() {
  return (
    <>
      <path d="M0 150h320v40q0 10-10 10H10q-10 0-10-10Z" fill="var(--floor)" />
      <path d="M0 150h320" stroke="var(--floor-line)" strokeWidth="4" />
    </>
  );
}

/** The wall, and the wooden bar under the ceiling that lamps hang from. */
export function CeilingBar() {
  return (
    <>
      <path d="M0 10q0-10 10-10h300q10 0 10 10v140H0Z" fill="var(--back)" />
      <path data-edge="" d="M0 10q0-10 10-10h300q10 0 10 10v2H0Z" fill="var(--bar)" />
      <path d="M0 9h320v3H0Z" fill={shade} />
    </>
  );
}

interface LampProps {
  /** Horizontal position. */
  x: number;
  /** Bottom of the light cone. */
  reach: number;
}

/** A lit lamp on the ceiling bar, and its light cone. */
export function Lamp({ x, reach }: LampProps) {
  const half = 24 + (reach - 66) * 0.58;
  return (
    <>
      <path
        data-glow=""
        d={`M${x - 24} 66h48L${x + half} ${reach}H${x - half}Z`}
        fill="var(--art-lamp)"
        opacity="var(--pool)"
      />
      <path d={`M${x} 10v34`} stroke="var(--cord)" strokeWidth="3" />
      <path data-edge="" d={`M${x - 7} 11h14l-3 6h-8Z`} fill="var(--lamp-shade)" />
      <ellipse cx={x} cy="66" rx="11" ry="6" fill="var(--art-lamp)" />
      <path data-edge="" d={`M${x - 28} 66c2-16 12-24 28-24s26 8 28 24Z`} fill="var(--lamp-shade)" />
      <path d={`M${x - 18} 60q3-9 11-12`} stroke="#fff" strokeOpacity=".4" strokeWidth="3" {...line} />
    </>
  );
}
