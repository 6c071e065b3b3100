import { line, shade } from './strokes.ts';

export function Plant() {
  return (
    <>
      <path d="M32 46C30 29 21 22 8 22c0 13 9 22 24 24Zm0 0c2-17 11-24 24-24 0 13-9 22-24 24Z" fill="#4FA653" />
      <path d="M32 46C23 31 25 14 32 2c7 12 9 29 0 44Z" fill="#5CBB6A" />
      <path d="M32 12v32M14 27q11 4 16 15M50 27q-11 4-16 15" stroke={shade} strokeWidth="2" {...line} />
      <path d="M17 46h30l-4 18H21Z" fill="#C7713F" />
      <path d="M14 42h36v8H14Z" fill="#D98552" />
    </>
  );
}

export function FlowerBox() {
  return (
    <>
      <path d="M14 46V24M26 46V30M38 46V22M50 46V30" stroke="#3F8F55" strokeWidth="3" {...line} />
      <path d="M8 40q8-8 14 2 8-8 14 0 6-8 12 0 6-6 10 2v4H6q-2-4 2-8Z" fill="#4FA653" />
      <g fill="#E84C2B">
        <circle cx="14" cy="20" r="8" />
        <circle cx="38" cy="18" r="8" />
      </g>
      <g fill="#8C4A9E">
        <circle cx="26" cy="28" r="7" />
        <circle cx="50" cy="28" r="7" />
      </g>
      <path d="M14 20h.1M26 28h.1M38 18h.1M50 28h.1" stroke="#FFD55E" strokeWidth="6" {...line} />
      <path d="M4 44h56v20H4Z" fill="#B97A42" />
      <path d="M4 44h56v6H4Z" fill={shade} />
    </>
  );
}

export function Cat() {
  return (
    <>
      <path d="M48 60c12 0 14-14 6-20" stroke="#D9823B" strokeWidth="7" {...line} />
      <path d="M16 64c-2-22 4-30 16-30s18 8 16 30Z" fill="#EE9A4D" />
      <path d="M16 24V6l10 6q6-2 12 0l10-6v18q0 14-16 14T16 24Z" fill="#EE9A4D" />
      <path d="M26 64q-2-14 6-14t6 14Z" fill="#FFE9CC" />
      <path d="M32 12v6M26 13l1 4M38 13l-1 4M18 52h6M40 52h6" stroke="#C46E2A" strokeWidth="3" {...line} />
      <path d="M25 24h.1M39 24h.1" stroke="#2B2320" strokeWidth="5" {...line} />
      <path d="M32 30v2M28 34q2 2 4-1 2 3 4 1" stroke="#2B2320" strokeWidth="2" {...line} />
      <path d="M20 29l-8-1M20 32l-7 2M44 29l8-1M44 32l7 2" stroke="#2B2320" strokeWidth="1.2" {...line} />
    </>
  );
}

/** On its ring. */
export function Parrot() {
  return (
    <>
      <path d="M32 0v10M14 34a18 22 0 1 1 36 0q0 18-18 18T14 34" fill="none" stroke="#A9663A" strokeWidth="3" />
      <path d="M36 40l4 24 6-2-4-24Z" fill="#2474B8" />
      <path d="M20 26q0-12 11-12t13 12q2 12-2 22-14 2-19-6-3-6-3-16Z" fill="#4FA653" />
      <path d="M34 28q10 2 8 20-10-2-8-20Z" fill="#FFC334" />
      <path d="M20 26q0-12 11-12 8 0 10 7-8 8-21 5Z" fill="#E84C2B" />
      <path d="M21 22q-8 0-7 8 1 3 4 1 1-4 6-4Z" fill="#FFE9B0" />
      <path d="M28 21h.1" stroke="#2B2320" strokeWidth="4.5" {...line} />
      <path d="M26 52h14" stroke="#7E4D25" strokeWidth="5" {...line} />
    </>
  );
}
