import { platingArm } from './KitchenPass.styles.ts';

const skin = '#A8693F';
const sleeve = { fill: 'none', stroke: 'var(--jacket)', strokeWidth: 8, strokeLinecap: 'round' } as const;
const sleeveEdge = { ...sleeve, stroke: 'var(--jacket-line)', strokeWidth: 10 } as const;

/** Both hands on the ledge. */
export function CookHands() {
  return (
    <>
      <path d="M46 62v6M82 62v6" {...sleeveEdge} />
      <path d="M46 62v6M82 62v6" {...sleeve} />
      <circle cx="47" cy="72" r="4" fill={skin} />
      <circle cx="81" cy="72" r="4" fill={skin} />
    </>
  );
}

/** The arm that reaches along the ledge, puts a plate down and is drawn back. Not there otherwise. */
export function PlatingArm({ toX }: { toX: number }) {
  const arm = `M80 66H${toX - 8}`;
  return (
    <g css={platingArm}>
      <path d={arm} {...sleeveEdge} />
      <path d={arm} {...sleeve} />
      <circle cx={toX - 3} cy="67" r="4.5" fill={skin} />
    </g>
  );
}

/** The cook behind the ledge of the pass. */
export function Cook() {
  const line = { fill: 'none', strokeLinecap: 'round', stroke: 'var(--art-ink)' } as const;
  return (
    <>
      <path d="M42 74q0-20 22-20t22 20Z" fill="var(--jacket)" stroke="var(--jacket-line)" strokeWidth="1.5" />
      <path d="M54 55q10 9 20 0l-3 8q-7 4-14 0Z" fill="var(--accent-cloth)" />
      <path d="M58 68h.1M70 68h.1" stroke="var(--jacket-line)" strokeWidth="3" strokeLinecap="round" />
      <path d="M51 36h26v10q0 12-13 12T51 46Z" fill={skin} />
      <path d="M50 40q-3 5 1 8M78 40q3 5-1 8" stroke={skin} strokeWidth="4" strokeLinecap="round" fill="none" />
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
