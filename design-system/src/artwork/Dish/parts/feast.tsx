import { line, plate, shade, white } from './tableware.tsx';

/** A grilled steak with its bone, on a board. */
export function Steak() {
  return (
    <>
      <path d="M5 42h54q3 0 3 4v6q0 4-4 4H6q-4 0-4-4v-6q0-4 3-4Z" fill="#B97A42" />
      <path d="M2 50h60v2q0 4-4 4H6q-4 0-4-4Z" fill={shade} />
      <path d="M7 31C6 15 22 8 38 10c13 1 21 10 20 20-1 10-9 14-17 12-6-1-9 4-17 5C14 48 8 41 7 31Z" fill="#F6DFC0" />
      <path d="M12 31c0-12 12-18 25-16 11 1 17 7 16 15-1 7-6 9-12 7-7-2-10 4-17 5-7 0-12-4-12-11Z" fill="#93482A" />
      <path d="M19 27l6 11M28 22l8 13M38 20l7 12" stroke="#5E2A16" strokeWidth="3.2" {...line} />
      <path d="M44 25q6-3 6 3-1 5-6 3-4-3 0-6Z" fill="#FFF8E8" />
      <path d="M13 22q5-8 17-9" stroke="#fff" strokeOpacity=".7" strokeWidth="2.5" {...line} />
      <path d="M44 46q6-6 13-6M48 46l-1-4M52 44l-1-4M50 45l4 2" stroke="#3F8F45" strokeWidth="2.2" {...line} />
    </>
  );
}

/** A cooked lobster, claws up. */
export function Lobster() {
  const red = '#DB3D20';
  return (
    <>
      <path
        d="M22 33l-9 2M22 38l-9 5M24 43l-7 7M42 33l9 2M42 38l9 5M40 43l7 7"
        stroke="#B5260F"
        strokeWidth="2.8"
        {...line}
      />
      <path d="M29 18q-1-9-6-13M35 18q1-9 6-13" stroke="#B5260F" strokeWidth="2" {...line} />
      <path d="M25 28q-11 2-13-9M39 28q11 2 13-9" stroke={red} strokeWidth="5" {...line} />
      <path
        d="M12 22C2 20-1 9 6 2c1 5 3 7 6 9 0-4 1-7 5-9 6 8 4 18-5 20ZM52 22c10-2 13-13 6-20-1 5-3 7-6 9 0-4-1-7-5-9-6 8-4 18 5 20Z"
        fill={red}
      />
      <path d="M32 63q-10 0-13-7l9-4h8l9 4q-3 7-13 7Z" fill={red} />
      <path d="M32 17c8 0 11 8 11 17 0 8-2 12-4 20q-7 4-14 0c-2-8-4-12-4-20 0-9 3-17 11-17Z" fill={red} />
      <path
        d="M23 42q9 4 18 0M24 47q8 4 16 0M25 52q7 3 14 0M32 56v5M26 57l-1 3M38 57l1 3"
        stroke="#A8220F"
        strokeWidth="2"
        {...line}
      />
      <path d="M26 30q1-6 5-8" stroke="#fff" strokeOpacity=".5" strokeWidth="2.5" {...line} />
      <path d="M28 19h.1M36 19h.1" stroke="var(--art-ink,#2B2320)" strokeWidth="4.5" {...line} />
    </>
  );
}

/** A stemmed glass, two thirds full. */
export function Wine() {
  return (
    <>
      <path d="M30 33h4v18c0 3 10 3 12 8H18c2-5 12-5 12-8Z" {...white} />
      <path d="M17 4h30c3 18-3 31-15 31S14 22 17 4Z" {...white} />
      <path d="M17 14h30c1 12-5 19-15 19s-16-7-15-19Z" fill="#8A2C5C" />
      <path d="M17 14q15 4 30 0v3q-15 4-30 0Z" fill="#B04B80" />
      <path d="M22 8q-1 11 4 18" stroke="#fff" strokeOpacity=".7" strokeWidth="2.8" {...line} />
    </>
  );
}

/** A slice of cake with icing and a cherry, on a plate. */
export function Dessert() {
  return (
    <>
      {plate}
      <path d="M7 29h50v23q-25 3-50 0Z" fill="#F0C67C" />
      <path d="M7 38h50v5H7Z" fill="#FFF8E8" />
      <path d="M7 43h50v2H7Z" fill={shade} />
      <path
        d="M6 30c0-3 2-4 5-5l33-9c8-2 14 4 14 12v4q-3 5-6 0-3 7-7 0-4 5-8 0-4 7-8 0-4 5-8 0-3 6-7 0-4 5-8 1Z"
        fill="#F58FA3"
      />
      <path d="M14 27l22-6" stroke="#fff" strokeOpacity=".6" strokeWidth="3" {...line} />
      <path d="M43 11q1-6 7-8" stroke="#3F8F45" strokeWidth="2.2" {...line} />
      <circle cx="42" cy="15" r="6.5" fill="#C9284E" />
      <path d="M39 14q0-2 3-3" stroke="#fff" strokeOpacity=".7" strokeWidth="1.8" {...line} />
    </>
  );
}
