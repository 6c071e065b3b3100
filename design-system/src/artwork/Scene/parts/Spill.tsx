import { CeilingBar, Floor, Lamp, line, shade } from './Interior.tsx';

/** A bucket with a mop. */
function Bucket() {
  return (
    <>
      <ellipse cx="76" cy="177" rx="36" ry="5" fill={shade} />
      <path d="M88 60L70 138" stroke="var(--mop-handle)" strokeWidth="6" strokeLinecap="round" />
      <path d="M52 136a24 20 0 0148 0" stroke="var(--steel-dark)" strokeWidth="3" {...line} />
      <path data-edge="" d="M44 136h64l-8 40H52Z" fill="var(--bucket)" />
      <path d="M44 136h64l-1.5 8h-61Z" fill={shade} />
      <path d="M55 152l3 16" stroke="#fff" strokeOpacity=".5" strokeWidth="4" {...line} />
      <path
        data-edge=""
        d="M50 132q4-12 22-12t26 12q0 8-5 6-3 7-8 1-4 8-9 0-4 7-9-1-4 6-8-1-9 2-9-5Z"
        fill="var(--mop)"
      />
    </>
  );
}

/** The striped cup on its side, lid and straw toward the bucket. */
function TippedCup() {
  return (
    <g transform="translate(228 91) rotate(-87)">
      <path d="M5-22l3-14 10-4" stroke="var(--accent-awning)" strokeWidth="4" {...line} />
      <path data-edge="" d="M-17-16h34l-4 52q-.5 4-4.5 4h-17q-4 0-4.5-4Z" fill="#2474B8" />
      <path d="M-9-16h6l1.5 56h-5ZM9-16H3L1.5 40h5Z" fill="#fff" />
      <rect data-edge="" x="-20" y="-24" width="40" height="9" rx="3.5" fill="var(--cup-lid)" />
    </g>
  );
}

/** A tipped cup on the counter, with a bucket already there: something went wrong, but it is not a drama. */
export function Spill() {
  return (
    <>
      <Floor />
      <CeilingBar />
      <Lamp x={214} reach={110} />
      <path d="M138 126h150v46H138Z" fill="var(--bar)" data-edge="" />
      <path d="M138 126h150v6H138ZM188 126h3v46h-3ZM238 126h3v46h-3Z" fill={shade} />
      <rect data-edge="" x="128" y="108" width="170" height="8" rx="2.5" fill="var(--border-strong)" />
      <rect data-edge="" x="128" y="120" width="170" height="8" rx="2.5" fill="var(--border-strong)" />
      <path
        data-edge=""
        d="M138 109q2-6 16-6h44q8 0 8 6h-34v12q0 5-4.5 5t-4.5-5v-12h-5v5q0 4-3.5 4t-3.5-4v-5Z"
        fill="#7A3E20"
      />
      <TippedCup />
      <Bucket />
    </>
  );
}
