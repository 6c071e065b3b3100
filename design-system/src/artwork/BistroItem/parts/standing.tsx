import { line, shade } from './strokes.ts';

export function FishTank() {
  return (
    <>
      <path d="M4 14h56v44H4Z" fill="#9FD3F5" />
      <path d="M4 14h56v8H4Z" fill="#DFF1FC" />
      <path d="M4 50q14-6 28 0t28-1v9H4Z" fill="#F2CE85" />
      <path d="M50 52q-6-8 0-14 6 6 0 14ZM44 53q-5-6-1-11" stroke="#3F8F55" strokeWidth="3" {...line} />
      <path d="M16 32q7-7 14 0l6-5v10l-6-5q-7 7-14 0Z" fill="#F0702E" />
      <path d="M40 43q-5-5-10 0l-4-3v7l4-3q5 5 10-1Z" fill="#FFC334" />
      <path d="M20 31h.1" stroke="#2B2320" strokeWidth="3" {...line} />
      <path d="M46 30h.1M50 25h.1" stroke="#fff" strokeWidth="4" {...line} />
      <path d="M2 12h60v4H2ZM2 57h60v7H2Z" fill="#0A332A" />
    </>
  );
}

export function Trophy() {
  return (
    <>
      <path d="M16 10H6q0 16 14 18M48 10h10q0 16-14 18" stroke="#D9A32B" strokeWidth="4" {...line} />
      <path d="M14 4h36v14q0 20-18 20T14 18Z" fill="#FFC334" />
      <path d="M28 36h8v12h-8Z" fill="#D9A32B" />
      <path d="M20 48h24v6H20Z" fill="#FFC334" />
      <path d="M14 54h36v10H14Z" fill="#5A351A" />
      <path d="M32 10l3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1Z" fill="#FFF8E8" />
      <path d="M19 9v9" stroke="#fff" strokeOpacity=".7" strokeWidth="3" {...line} />
    </>
  );
}

export function Globe() {
  return (
    <>
      <path d="M50 8q14 16 2 34-14 16-34 6" stroke="#A9663A" strokeWidth="4" {...line} />
      <circle cx="30" cy="26" r="22" fill="#2474B8" />
      <path d="M16 14q8-8 16-4-2 8-8 8 0 8-8 8-6-4 0-12ZM32 26q10-4 14 4-2 12-10 14-8-6-4-18Z" fill="#5CBB6A" />
      <path d="M15 20q2-7 8-10" stroke="#fff" strokeOpacity=".6" strokeWidth="3" {...line} />
      <path d="M30 50v8M16 61h30" stroke="#A9663A" strokeWidth="6" {...line} />
    </>
  );
}

export function ToyTrain() {
  return (
    <>
      <path d="M2 62h60" stroke="#8A8267" strokeWidth="4" {...line} />
      <path d="M4 34h18v18H4Z" fill="#FFC334" />
      <path d="M22 48h6" stroke="#2B2320" strokeWidth="4" {...line} />
      <path d="M28 18h16v34H28Z" fill="#E84C2B" />
      <path d="M44 32h12q5 0 5 8v12H44Z" fill="#2474B8" />
      <path d="M26 14h20v5H26ZM50 20h7l1 12h-9Z" fill="#0A332A" />
      <path d="M32 23h8v9h-8Z" fill="#FFF3C4" />
      <path d="M54 16q-2-6 4-8" stroke="#BCCABF" strokeWidth="4" {...line} />
      <g fill="#2B2320" stroke="#FFC334" strokeWidth="2.5">
        <circle cx="10" cy="54" r="5" />
        <circle cx="20" cy="54" r="4" />
        <circle cx="36" cy="53" r="7" />
        <circle cx="54" cy="54" r="5" />
      </g>
    </>
  );
}

export function Bookshelf() {
  return (
    <>
      <path d="M6 2h52v62H6Z" fill="#8A5A30" />
      <path d="M11 7h42v14H11ZM11 26h42v14H11ZM11 45h42v14H11Z" fill="#5A351A" />
      <path d="M13 9h6v12h-6ZM33 8h5v13h-5ZM20 28h7v12h-7ZM42 47h6v12h-6Z" fill="#E84C2B" />
      <path d="M20 11h5v10h-5ZM39 11h6v10h-6ZM13 29h6v11h-6ZM24 48h6v11h-6Z" fill="#FFC334" />
      <path d="M26 9h6v12h-6ZM33 29h5v11h-5ZM13 47h5v12h-5Z" fill="#5CBB9C" />
      <path d="M46 28h5v12h-5ZM18 49h5v10h-5ZM46 9h5v12h-5Z" fill="#8CC4F0" />
      <circle cx="36" cy="54" r="5" fill="#C7713F" />
    </>
  );
}

export function Jukebox() {
  return (
    <>
      <path d="M9 64V26Q9 2 32 2t23 24v38Z" fill="#A02A13" />
      <path d="M15 62V27Q15 9 32 9t17 18v35" stroke="#FFC334" strokeWidth="5" {...line} />
      <path d="M21 30q0-15 11-15t11 15Z" fill="#DCECF9" />
      <circle cx="32" cy="27" r="6" fill="#2B2320" />
      <circle cx="32" cy="27" r="2" fill="#E84C2B" />
      <path d="M21 34h22v6H21Z" fill="#FFF8E8" />
      <path d="M25 37h.1M32 37h.1M39 37h.1" stroke="#2474B8" strokeWidth="4" {...line} />
      <path d="M21 44h22v16H21Z" fill="#3D2700" />
      <path d="M26 45v14M32 45v14M38 45v14" stroke="#D9A32B" strokeWidth="2.5" />
    </>
  );
}

export function Piano() {
  return (
    <>
      <path d="M5 14h54v50h-8v-8H13v8H5Z" fill="#5A351A" />
      <path d="M2 10h60v7H2Z" fill="#7E4D25" />
      <path d="M22 18h20v13H22Z" fill="#FFFDF5" />
      <path d="M25 22h14M25 26h10" stroke="#61736A" strokeWidth="1.8" />
      <path d="M1 34h62v10H1Z" fill="#FFFDF5" />
      <path d="M8 34v6M15 34v6M25 34v6M32 34v6M39 34v6M49 34v6M56 34v6" stroke="#2B2320" strokeWidth="4" />
      <path d="M1 44h62v4H1Z" fill="#7E4D25" />
      <path d="M26 60h12" stroke="#FFC334" strokeWidth="4" {...line} />
    </>
  );
}

export function GumballMachine() {
  return (
    <>
      <path d="M24 56h16l6 8H18Z" fill="#A02A13" />
      <circle cx="32" cy="22" r="20" fill="#E6F2FA" />
      <g strokeWidth="9" strokeLinecap="round">
        <path d="M20 32h.1M38 26h.1" stroke="#E84C2B" />
        <path d="M29 34h.1M24 22h.1" stroke="#FFC334" />
        <path d="M38 35h.1M30 25h.1" stroke="#2474B8" />
        <path d="M45 29h.1" stroke="#5CBB6A" />
      </g>
      <path d="M20 16q2-8 9-10" stroke="#fff" strokeWidth="3" {...line} />
      <path d="M18 40h28l2 18H16Z" fill="#E84C2B" />
      <path d="M25 2h14v4H25Z" fill="#A02A13" />
      <circle cx="32" cy="47" r="5" fill="#FFC334" />
      <path d="M28 54h8v4h-8Z" fill="#3D2700" />
    </>
  );
}

export function Fountain() {
  return (
    <>
      <path d="M32 6q-14-4-16 20M32 6q14-4 16 20M32 4v22" stroke="#8CC4F0" strokeWidth="4" {...line} />
      <path d="M14 26h36q-2 9-18 9T14 26Z" fill="#BCCABF" />
      <path d="M18 27h28q-3 4-14 4t-14-4Z" fill="#8CC4F0" />
      <path d="M28 34h8v16h-8Z" fill="#AEBDB4" />
      <path d="M18 32q-5 6-4 14M46 32q5 6 4 14" stroke="#8CC4F0" strokeWidth="3" {...line} />
      <path d="M2 48h60v8q0 8-8 8H10q-8 0-8-8Z" fill="#BCCABF" />
      <path d="M4 47q28 8 56 0v4H4Z" fill="#8CC4F0" />
    </>
  );
}

export function PizzaOven() {
  return (
    <>
      <path d="M26 2h12v16H26Z" fill="#A02A13" />
      <path d="M2 50Q2 14 32 14t30 36Z" fill="#C7713F" />
      <path d="M6 38h10M12 28h9M43 28h9M48 38h10M22 20h8M36 20h7" stroke="#A3552B" strokeWidth="3" {...line} />
      <path d="M18 50q0-19 14-19t14 19Z" fill="#2B1710" />
      <path d="M24 50q-1-7 5-13 1 4 4 5 1-4 4-6 5 8 2 14Z" fill="#FF8A2B" />
      <path d="M29 50q0-4 3-7 3 3 3 7Z" fill="#FFD55E" />
      <path d="M0 49h64v6H0ZM4 55h56v9H4Z" fill="#8A5A30" />
      <path d="M4 55h56v4H4Z" fill={shade} />
    </>
  );
}

/** Lies on the floor. */
export function Rug() {
  return (
    <>
      <path d="M2 50l-2 3M4 56l-3 4M62 50l2 3M60 56l3 4" stroke="#FFF8E8" strokeWidth="2" {...line} />
      <ellipse cx="32" cy="51" rx="31" ry="12.5" fill="#2474B8" />
      <ellipse cx="32" cy="51" rx="24" ry="9" fill="#FFF8E8" />
      <ellipse cx="32" cy="51" rx="18" ry="6.5" fill="#E84C2B" />
      <path d="M32 47l8 4-8 4-8-4Z" fill="#FFC334" />
    </>
  );
}
