import { line, shade } from './strokes.ts';

export function Lantern() {
  return (
    <>
      <path d="M32 0v12M32 54v10" stroke="#E84C2B" strokeWidth="3" {...line} />
      <ellipse cx="32" cy="33" rx="22" ry="20" fill="#FFD55E" />
      <path d="M32 13c-13 6-13 34 0 40 13-6 13-34 0-40ZM12 26h40M12 40h40" stroke="#E29A12" strokeWidth="2" {...line} />
      <path d="M23 10h18v5H23ZM23 51h18v5H23Z" fill="#A02A13" />
    </>
  );
}

export function StringLights() {
  return (
    <>
      <path d="M-2 6q17 26 34 6t34-6" stroke="#0A332A" strokeWidth="3" {...line} />
      <path d="M5 15h6v5H5ZM19 21h6v5h-6ZM36 10h6v5h-6ZM52 7h6v5h-6Z" fill="#0A332A" />
      <g fill="#FFD55E">
        <circle cx="8" cy="26" r="7" />
        <circle cx="39" cy="21" r="7" />
      </g>
      <circle cx="22" cy="32" r="7" fill="#FF9A80" />
      <circle cx="55" cy="18" r="7" fill="#8CC4F0" />
      <path d="M6 24l2-2M20 30l2-2M37 19l2-2M53 16l2-2" stroke="#fff" strokeWidth="2.5" {...line} />
    </>
  );
}

export function Chandelier() {
  return (
    <>
      <path d="M32 0v30M8 34q0 14 24 14t24-14M20 36q0 10 12 10t12-10" stroke="#B98A1E" strokeWidth="4" {...line} />
      <path d="M5 22h6v12H5ZM17 24h6v12h-6ZM41 24h6v12h-6ZM53 22h6v12h-6Z" fill="#FFF8E8" />
      <path
        d="M8 10q5 6 0 12-5-6 0-12ZM20 12q5 6 0 12-5-6 0-12ZM44 12q5 6 0 12-5-6 0-12ZM56 10q5 6 0 12-5-6 0-12Z"
        fill="#FFC334"
      />
      <path d="M32 46l6 8-6 9-6-9Z" fill="#8CC4F0" />
      <circle cx="32" cy="30" r="6" fill="#FFC334" />
    </>
  );
}

export function Balloons() {
  return (
    <>
      <path d="M14 34q2 14 18 28M32 30v32M50 34q-2 14-18 28" stroke="#61736A" strokeWidth="1.8" {...line} />
      <path d="M14 6c9 0 13 7 13 14S20 34 14 34 1 27 1 20 5 6 14 6Z" fill="#E84C2B" />
      <path d="M50 6c9 0 13 7 13 14s-7 14-13 14-13-7-13-14S41 6 50 6Z" fill="#2474B8" />
      <path d="M32 1c9 0 13 7 13 15s-7 15-13 15-13-7-13-15S23 1 32 1Z" fill="#FFC334" />
      <path d="M25 12q1-5 5-6M7 17q1-5 5-6M50 10q4 0 6 4" stroke="#fff" strokeOpacity=".7" strokeWidth="3" {...line} />
    </>
  );
}

export function NeonSign() {
  return (
    <>
      <path d="M16 0v12M48 0v12" stroke="#61736A" strokeWidth="2.5" {...line} />
      <rect x="2" y="11" width="60" height="46" rx="8" fill="#1D1030" />
      <rect x="6" y="15" width="52" height="38" rx="5" fill="none" stroke="#5BE0FF" strokeWidth="2.5" />
      <path d="M17 30h22v8q0 8-8 8h-6q-8 0-8-8ZM39 32h4q4 0 4 4t-4 4h-4" stroke="#FF7AB8" strokeWidth="3" {...line} />
      <path d="M22 26q-3-3 0-6M29 26q-3-3 0-6M36 26q-3-3 0-6" stroke="#FFE48E" strokeWidth="2.5" {...line} />
    </>
  );
}

export function Window() {
  return (
    <>
      <path d="M6 4h52v54H6Z" fill="#B97A42" />
      <path d="M11 9h42v44H11Z" fill="var(--sky,#CFE6F5)" />
      <circle cx="43" cy="20" r="6" fill="#FFD55E" />
      <path d="M11 41q12-9 22-3t20-5v20H11Z" fill="#5CBB9C" />
      <path d="M32 9v44M11 31h42" stroke="#B97A42" strokeWidth="4" />
      <path d="M6 4h14q2 22-14 30ZM58 4H44q-2 22 14 30Z" fill="#E84C2B" />
      <path d="M2 56h60v7H2Z" fill="#9C6232" />
    </>
  );
}

/** The door to the terrace, with its table and umbrella. */
export function Terrace() {
  return (
    <>
      <path d="M4 2h56v62H4Z" fill="#0A332A" />
      <path d="M9 7h46v50H9Z" fill="var(--sky,#CFE6F5)" />
      <path d="M9 46q10-6 18-1t28-2v14H9Z" fill="#4FA653" />
      <path d="M33 26v28" stroke="#7E4D25" strokeWidth="3" />
      <path d="M12 30q2-16 21-18 19 2 21 18Z" fill="#E84C2B" />
      <path d="M26 30q0-12 7-18 7 6 7 18Z" fill="#FFF8E8" />
      <path d="M19 44h28v4H19Z" fill="#FFF8E8" />
      <path d="M4 57h56v7H4Z" fill={shade} />
      <path d="M32 7v50" stroke="#0A332A" strokeWidth="2" />
    </>
  );
}

export function Clock() {
  return (
    <>
      <circle cx="32" cy="32" r="29" fill="#A9663A" />
      <circle cx="32" cy="32" r="23" fill="#FFFDF5" />
      <path d="M32 13v4M32 47v4M13 32h4M47 32h4" stroke="#61736A" strokeWidth="3" {...line} />
      <path d="M32 20v12l9 6" stroke="#0A332A" strokeWidth="4" {...line} />
      <circle cx="32" cy="32" r="3" fill="#E84C2B" />
    </>
  );
}

export function Painting() {
  return (
    <>
      <path d="M32 2L16 14M32 2l16 12" stroke="#8FA096" strokeWidth="2" {...line} />
      <path d="M3 12h58v46H3Z" fill="#D9A32B" />
      <path d="M9 18h46v34H9Z" fill="#DCECF9" />
      <path d="M9 42h46v10H9Z" fill="#C48A5A" />
      <path d="M18 38q0-9 6-9 2-10 6 0 6 0 6 9 0 8-9 8t-9-8Z" fill="#5CBB6A" />
      <circle cx="42" cy="38" r="8" fill="#E84C2B" />
      <path d="M27 26v-4M42 31q0-4 3-5" stroke="#5A351A" strokeWidth="2" {...line} />
    </>
  );
}
