import { useState } from 'react';
import { pea, peaShadow, scene } from './NotFoundScene.styles.ts';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The zero of 404 is a plate with a single pea on it. Touched, the pea rolls off the plate and stays there. */
export function NotFoundScene() {
  const [hasRolled, setRolled] = useState(false);
  const roll = () => setRolled(true);
  return (
    <svg
      css={scene}
      viewBox="0 0 360 220"
      aria-hidden="true"
      data-rolled={hasRolled || undefined}
      onPointerEnter={roll}
      onPointerDown={roll}
    >
      <rect data-part="wall" x="1" y="1" width="358" height="218" rx="10" fill="var(--surface-wall)" />
      <path d="M1 186h358v23q0 10-10 10H11q-10 0-10-10Z" fill="var(--surface-board-frame)" />
      <path d="M1 186h358v6H1Z" fill="var(--art-shade)" />
      <text x="60" y="184" fontSize="150">
        4
      </text>
      <text x="300" y="184" fontSize="150">
        4
      </text>
      <g strokeWidth="7" stroke="var(--border-default)" {...line}>
        <path d="M116 92v86M107 70v14q0 9 9 9t9-9V70M116 70v16" />
        <path d="M244 178V70q11 10 11 34 0 14-11 16" />
      </g>
      <ellipse cx="180" cy="187" rx="52" ry="6" fill="var(--art-shade)" />
      <circle cx="180" cy="130" r="56" fill="var(--art-plate)" stroke="var(--art-plate-rim)" strokeWidth="4" />
      <circle cx="180" cy="130" r="38" fill="none" stroke="var(--art-plate-rim)" strokeWidth="4" />
      <Pea />
      <Steam />
    </svg>
  );
}

/** Looks up from its large plate. */
function Pea() {
  return (
    <>
      <ellipse css={peaShadow} cx="180" cy="153" rx="14" ry="3" fill="var(--art-shade)" />
      <g css={pea}>
        <circle cx="180" cy="139" r="14" fill="#5FA33C" />
        <path d="M170 136q2-8 9-9" stroke="#fff" strokeOpacity=".7" strokeWidth="3" {...line} />
        <circle cx="175.5" cy="137" r="2.2" fill="#2B2320" />
        <circle cx="184.5" cy="137" r="2.2" fill="#2B2320" />
        <path d="M177 145q3-2.5 6 0" stroke="#2B2320" strokeWidth="2" {...line} />
      </g>
    </>
  );
}

/** Steam in the shape of a question mark. */
function Steam() {
  return (
    <g stroke="var(--border-default)" strokeWidth="5" {...line}>
      <path d="M168 34q0-13 12-13t12 12q0 7-6.5 10.5T180 54" />
      <path d="M180 65v.2" strokeWidth="7" />
    </g>
  );
}
