import { bowlBlue, line, shade } from './tableware.tsx';

/** A burger with salad and cheese. */
export function Burger() {
  return (
    <>
      <path d="M7 30C7 16 18 9 32 9s25 7 25 21c0 2-1 3-3 3H10c-2 0-3-1-3-3Z" fill="#E29A45" />
      <path d="M13 22c3-7 9-9 15-9" stroke="#fff" strokeOpacity=".45" strokeWidth="3" {...line} />
      <path d="M28 18h2M37 16h2M45 22h2M35 24h2M21 25h2" stroke="#FFF0BE" strokeWidth="3" {...line} />
      <path d="M5 34c4-4 7 2 11 0s6-3 10 0 7 2 11 0 7-2 10 0 7 3 12 0c1 5-2 7-5 7H10c-4 0-6-3-5-7Z" fill="#4FA653" />
      <path d="M8 39h48l-9 3-6 6-7-7H8Z" fill="#FFC334" />
      <rect x="6" y="41" width="52" height="9" rx="4.5" fill="#6B3A22" />
      <path d="M33 41h15l-8 8Z" fill="#FFC334" />
      <path d="M8 50h48c0 5-4 8-9 8H17c-5 0-9-3-9-8Z" fill="#E29A45" />
      <path d="M8 50h48l-.4 2.5H8.4Z" fill={shade} />
    </>
  );
}

/** Fries in a striped carton. */
export function Fries() {
  return (
    <>
      <path d="M15 16l4 28M26 9l1.5 32M39 11l-2 32M47 17l-4 28" stroke="#FFC94D" strokeWidth="7" />
      <path d="M32 13v30M20 22l3 24M44 23l-3 24" stroke="#EFA719" strokeWidth="6.5" />
      <path d="M11 31c6 6 14 8 21 8s15-2 21-8l-5 26c0 2-2 3-4 3H20c-2 0-4-1-4-3Z" fill="#E84C2B" />
      <path d="M20 36.5c3 1.4 5 2 8 2.4l.8 21.1h-6.3ZM44 36.5c-3 1.4-5 2-8 2.4L35.2 60h6.3Z" fill="#FFF8E8" />
    </>
  );
}

/** A striped cup with a lid and a straw. */
export function Soda() {
  return (
    <>
      <path d="M36 16L41 4l9-2" stroke="#E84C2B" strokeWidth="4" {...line} />
      <path d="M15 21h34l-4 37c0 2-2 4-5 4H24c-3 0-5-2-5-4Z" fill="#2474B8" />
      <path d="M22 21h6l1.5 41h-4ZM42 21h-6l-1.5 41h4Z" fill="#fff" />
      <path d="M12 18c0-2 2-4 4-4h32c2 0 4 2 4 4v2c0 1.5-1 3-3 3H15c-2 0-3-1.5-3-3Z" fill="#FFF8E8" />
      <path d="M12.5 20h39c-.2 2-1.3 3-2.5 3H15c-1.2 0-2.3-1-2.5-3Z" fill={shade} />
      <circle cx="32" cy="41" r="8" fill="#2474B8" />
      <path d="M32 36c3 4 4 5 4 7a4 4 0 01-8 0c0-2 1-3 4-7Z" fill="#fff" />
    </>
  );
}

/** A bowl of leaves with tomato and cucumber. */
export function Salad() {
  return (
    <>
      <path d="M9 32c-3-8 3-13 9-11 1-8 10-11 15-6 5-5 14-2 14 5 7-2 12 5 8 12Z" fill="#4FA653" />
      <path d="M17 31c0-6 5-9 9-6 2-5 9-5 11-1 5-2 9 2 8 7Z" fill="#8CCB5E" />
      <path d="M22 24q3 3 3 8M36 19q-1 5 0 12" stroke="#4FA653" strokeWidth="2" {...line} />
      <circle cx="44" cy="27" r="7" fill="#E84C2B" />
      <path d="M44 22.5v9M39.8 25l8.4 4.2M48.2 25l-8.4 4.2" stroke="#FFD9CC" strokeWidth="1.6" {...line} />
      <circle cx="19" cy="28" r="6.5" fill="#CDEBB0" stroke="#2E7D42" strokeWidth="2.2" />
      <path d="M17.5 27h.1M21 29h.1" stroke="#7DB36A" strokeWidth="2" {...line} />
      {bowlBlue}
    </>
  );
}
