const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const coinEdge = 'var(--accent-coin-edge,#8A5A00)';
const brass = 'var(--accent-coin,#FFC334)';
const text = 'var(--text-default,#15241F)';
const paperLine = 'var(--border-paper,#8A8267)';

/** The brass bell, for Serve and help. */
function Bell() {
  return (
    <>
      <circle cx="32" cy="12" r="5" fill="var(--bell-edge,var(--accent-coin-edge,#8A5A00))" />
      <path d="M8 44c0-17 10-28 24-28s24 11 24 28Z" fill="var(--bell,var(--accent-coin,#FFC334))" />
      <path d="M17 38c1-8 5-13 11-15" stroke="#fff" strokeOpacity=".8" strokeWidth="4" {...line} />
      <rect x="4" y="46" width="56" height="9" rx="4" fill="var(--bell-base,var(--border-strong,#2B2320))" />
    </>
  );
}

/** A covered dish, for anything that is not ready yet. */
function Cloche() {
  const cover = 'var(--cloche,var(--border-default,#8FA096))';
  return (
    <>
      <ellipse cx="32" cy="52" rx="30" ry="5" fill="var(--art-plate-rim,#C9D6D4)" />
      <ellipse cx="32" cy="50" rx="30" ry="5" fill="var(--art-plate,#fff)" />
      <path d="M8 49c0-17 10-28 24-28s24 11 24 28Z" fill={cover} />
      <circle cx="32" cy="16" r="5" fill={cover} />
      <path d="M15 42c1-8 5-13 12-16" stroke="#fff" strokeOpacity=".6" strokeWidth="3.5" {...line} />
      <path d="M28 33q0-4 4-4t4 4q0 3-4 5v2M32 45h.1" stroke="var(--surface-card,#fff)" strokeWidth="3.5" {...line} />
    </>
  );
}

/** An order ticket on its rail. */
function OrderTicket() {
  const foot = 'l-2.5 3-2.5-3'.repeat(8);
  return (
    <>
      <path d={`M12 6h40v54${foot}Z`} fill="var(--surface-paper,#FFFDF5)" stroke={paperLine} strokeWidth="1.2" />
      <rect x="7" y="3" width="50" height="5" rx="1.5" fill="var(--surface-rail,#AEBDB4)" />
      <path d="M18 18h17" stroke={paperLine} strokeWidth="3" {...line} />
      <path d="M18 26h12M43 26h3M18 33h9M43 33h3" stroke={paperLine} strokeWidth="2" {...line} />
      <path d="M33 26h7M30 33h10" stroke={paperLine} strokeWidth="1.5" strokeDasharray=".1 3" {...line} />
      <path d="M18 40h28" stroke={paperLine} strokeDasharray="2.5 2.5" />
      <rect x="29" y="45" width="17" height="10" rx="2" fill="none" stroke="#0B6850" strokeWidth="1.8" />
      <path d="M18 50h7" stroke="var(--text-on-paper,#1F2A20)" strokeWidth="3" {...line} />
    </>
  );
}

/** A banknote of Countertop's own currency. */
function Note() {
  const ink = 'var(--note-ink,#144A7A)';
  return (
    <>
      <rect x="2" y="14" width="60" height="36" rx="4" fill="var(--note,#DCECF9)" />
      <rect x="5" y="17" width="54" height="30" rx="2" fill="none" stroke={ink} strokeWidth="2" />
      <circle cx="32" cy="32" r="10" fill={ink} />
      <path d="M36 28q-2-2-4-2-4 0-4 3t4 3 4 3-4 3q-3 0-5-2M32 24v16" stroke="#fff" strokeWidth="2" {...line} />
      <path d="M11 24h4M49 40h4" stroke={ink} strokeWidth="3" {...line} />
    </>
  );
}

/** The level: a plate with two upward chevrons. */
function Level() {
  const green = 'var(--action-bg,#0B6850)';
  const edge =
    'M32 8q8.7-8.1 12 3.2 11.6-2.8 8.8 8.8Q64.1 23.3 56 32q8.1 8.7-3.2 12 2.8 11.6-8.8 8.8Q40.7 64.1 32 56q-8.7 8.1-12-3.2-11.6 2.8-8.8-8.8Q-.1 40.7 8 32q-8.1-8.7 3.2-12-2.8-11.6 8.8-8.8Q23.3-.1 32 8Z';
  return (
    <>
      <path d={edge} fill={green} />
      <circle cx="32" cy="32" r="18.5" fill="var(--surface-card,#fff)" />
      <path d="M22 35l10-10 10 10M22 43l10-10 10 10" stroke={green} strokeWidth="5" {...line} />
    </>
  );
}

/** The score: a star. */
function Star() {
  return (
    <path
      d="M32 6.7l7.9 17.2 18.8 2.1-14 12.8L48.4 57.3 32 48 15.6 57.3l3.7-18.5-14-12.8 18.8-2.1Z"
      fill={brass}
      stroke={coinEdge}
      strokeWidth="4"
      strokeLinejoin="round"
    />
  );
}

/** The day: a calendar page. */
function Day() {
  return (
    <>
      <rect x="8" y="12" width="48" height="44" rx="7" fill="var(--surface-card,#fff)" stroke={text} strokeWidth="4" />
      <path d="M8 19a7 7 0 017-7h34a7 7 0 017 7v8H8Z" fill="var(--accent-awning,#E84C2B)" />
      <path d="M21 7v10M43 7v10" stroke={text} strokeWidth="5" {...line} />
      <path d="M19 38h8M37 38h8M19 48h8" stroke="var(--text-muted,#4C5E56)" strokeWidth="5" {...line} />
    </>
  );
}

function Money() {
  return (
    <>
      <circle cx="32" cy="34" r="27" fill={coinEdge} />
      <circle cx="32" cy="31" r="27" fill="var(--accent-coin,#FFC334)" />
      <circle cx="32" cy="31" r="21" fill="none" stroke={coinEdge} strokeWidth="2.5" strokeDasharray="3 2.6" />
      <path
        d="M39 24q-3-4-7-4-7 0-7 5.5t7 5.5 7 5.5-7 5.5q-5 0-8-4M32 15.5v31"
        stroke="#3D2700"
        strokeWidth="4"
        {...line}
      />
    </>
  );
}

export const pictures = {
  bell: Bell,
  cloche: Cloche,
  ticket: OrderTicket,
  note: Note,
  level: Level,
  score: Star,
  day: Day,
  money: Money,
};
