import { CeilingBar, Floor, line, shade } from './Interior.tsx';

const clips = [124, 160, 196].map((x) => `M${x - 8} 42h16v12q0 4-4 4h-8q-4 0-4-4Z`).join('');

/** A small heat lamp over the pass. */
function PassLamp({ x }: { x: number }) {
  return (
    <>
      <path data-glow="" d={`M${x - 17} 76h34l20 58h-74Z`} fill="var(--art-lamp)" opacity="var(--pool)" />
      <path d={`M${x} 40v20`} stroke="var(--cord)" strokeWidth="3" />
      <ellipse cx={x} cy="76" rx="9" ry="5" fill="var(--art-lamp)" />
      <path data-edge="" d={`M${x - 20} 76c1-12 8-18 20-18s19 6 20 18Z`} fill="var(--lamp-shade)" />
      <path d={`M${x - 12} 71q2-6 7-8`} stroke="#fff" strokeOpacity=".4" strokeWidth="2.6" {...line} />
    </>
  );
}

/** The bell on the pass. */
function Bell() {
  return (
    <>
      <path data-edge="" d="M216 130c0-16 9-25 22-25s22 9 22 25Z" fill="var(--accent-butter)" />
      <path d="M223 124q2-9 9-12" stroke="#fff" strokeOpacity=".8" strokeWidth="3.5" {...line} />
      <circle data-edge="" cx="238" cy="101" r="4.5" fill="var(--accent-coin-edge)" />
      <rect data-edge="" x="212" y="130" width="52" height="6" rx="2" fill="var(--accent-coin-edge)" />
    </>
  );
}

/** The kitchen pass: an empty ticket rail, with blank tickets, a pencil and the bell ready. */
export function EmptyRail() {
  return (
    <>
      <Floor />
      <CeilingBar />
      <path d="M40 10v26M280 10v26" stroke="var(--cord)" strokeWidth="3" />
      <PassLamp x={82} />
      <PassLamp x={238} />
      <path data-edge="" d={clips} fill="var(--steel-dark)" />
      <rect data-edge="" x="22" y="34" width="276" height="12" rx="3" fill="var(--steel)" />
      <path d="M24 43.5h272" stroke={shade} strokeWidth="4" />
      <path data-edge="" d="M36 152h248v36H36Z" fill="var(--bar)" />
      <path d="M36 152h248v7H36ZM116 152h3v36h-3ZM200 152h3v36h-3Z" fill={shade} />
      <rect data-edge="" x="22" y="136" width="276" height="7" rx="2.5" fill="var(--border-strong)" />
      <rect data-edge="" x="22" y="147" width="276" height="7" rx="2.5" fill="var(--border-strong)" />
      <Bell />
      <g stroke="var(--border-paper)" strokeWidth="1.5" fill="var(--surface-paper)">
        <path d="M48 130h70v6H48Z" />
        <path d="M52 124h64v6H52Z" />
        <path d="M49 118h66v6H49Z" />
      </g>
      <path data-edge="" d="M60 116l44-9 4 3-3 4-40 5Z" fill="var(--accent-awning)" />
      <path d="M104 107l10 1-9 6Z" fill="var(--wood-light)" />
    </>
  );
}
