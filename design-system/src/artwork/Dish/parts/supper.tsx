import { line, shade, white } from './tableware.tsx';

/** A slice of pizza, point down. */
export function Pizza() {
  return (
    <>
      <path d="M7 17C22 8 44 8 58 18c2 1.5 2 5-.5 6.5L36 60c-1 2.5-4 2.5-5 0L7 24c-2-2-2-5.5 0-7Z" fill="#D98E3C" />
      <path d="M11 22c14-7 30-7 43 1L34.5 57c-.6 1-1.5 1-2 0Z" fill="#FFC94D" />
      <path d="M18 32.5l5 7.5v5.5c0 2-2.6 2-2.6 0v-2.7ZM45 39l-5 8.5v3c0 2 2.6 2 2.6 0v-4.5Z" fill="#FFC94D" />
      <path
        d="M19.5 27a5.5 5.5 0 0111 0 5.5 5.5 0 01-11 0ZM36.5 29a5.5 5.5 0 0111 0 5.5 5.5 0 01-11 0ZM28 43a5 5 0 0110 0 5 5 0 01-10 0Z"
        fill="#D0401F"
      />
      <path d="M33 31q3-4 5 0-2 3-5 0ZM25 38q2-4 5-1-1 4-5 1Z" fill="#3F8F45" />
      <path d="M10 18c14-7 32-7 45 1" stroke="#fff" strokeOpacity=".4" strokeWidth="2.5" {...line} />
    </>
  );
}

/** A toasted triple-decker sandwich on a stick with an olive. */
export function Sandwich() {
  return (
    <>
      <path d="M32 3v16" stroke="#8A5A00" strokeWidth="2.5" {...line} />
      <ellipse cx="32" cy="8" rx="6" ry="5" fill="#6E9B34" />
      <circle cx="34" cy="8" r="2" fill="#D0401F" />
      <path d="M10 24h44v30H10Z" fill="#FFF1D6" />
      <path d="M7 20q0-6 6-6h38q6 0 6 6v6H7ZM7 51h50v4q0 5-5 5H12q-5 0-5-5Z" fill="#C98A3E" />
      <path d="M11 20q0-3 3-3h36q3 0 3 3v6H11ZM11 51h42v3q0 3-3 3H14q-3 0-3-3Z" fill="#F4D59A" />
      <path d="M8 31h48v5H8Z" fill="#E84C2B" />
      <path d="M5 28c4-4 7 2 11 0s6-3 10 0 7 2 11 0 7-2 10 0 7 3 12 0c1 4-1 6-4 6H9c-3 0-5-2-4-6Z" fill="#4FA653" />
      <path d="M8 36h48v6H8Z" fill="#E2B26B" />
      <path d="M8 46q6-5 12-1t12 0 12 0 12 1v5H8Z" fill="#F08A8A" />
      <path d="M8 42h48v3H46l-6 5-7-5H8Z" fill="#FFC334" />
    </>
  );
}

/** A pile of spaghetti with sauce in a wide bowl. */
export function Pasta() {
  return (
    <>
      <path d="M8 38c-1-15 11-23 24-23s25 8 24 23Z" fill="#FFD36B" />
      <path
        d="M12 36c0-9 7-13 14-10M19 37c0-7 10-10 16-6M30 37c2-6 12-8 15-2M40 37c1-4 7-5 11-2M44 25c6 1 9 5 9 11"
        stroke="#DDA02F"
        strokeWidth="2.2"
        {...line}
      />
      <path d="M17 25c2-7 8-11 15-11s14 4 15 11c-4 6-9 1-13 4s-12 3-17-4Z" fill="#D0401F" />
      <path d="M20 16a6 6 0 0112 0 6 6 0 01-12 0ZM32 18a6 6 0 0112 0 6 6 0 01-12 0Z" fill="#7E4526" />
      <path d="M30 12q5-7 11-4-2 7-11 4Z" fill="#3F8F45" />
      <path d="M3 36h58c0 12-10 18-18 21v2H21v-2C13 54 3 48 3 36Z" {...white} />
      <path d="M3 36h58q0 3-1 5H4q-1-2-1-5Z" fill="#0E7F61" />
      <path d="M50 45q-4 6-10 9" stroke={shade} strokeWidth="4" {...line} />
    </>
  );
}

/** A bowl of hot soup. */
export function Soup() {
  return (
    <>
      <path d="M22 18q-4-4 0-8t0-7M32 18q-4-4 0-8t0-7M42 18q-4-4 0-8t0-7" stroke="#BCCABF" strokeWidth="3" {...line} />
      <ellipse cx="32" cy="29" rx="27" ry="7" fill="var(--bowl,#F3F6FA)" />
      <ellipse cx="32" cy="29" rx="22" ry="4.6" fill="#E8742B" />
      <path d="M24 28q3-2 6 0M35 30q3-2 6 0" stroke="#FFD9A8" strokeWidth="2" {...line} />
      <path d="M5 30c0 16 10 26 18 28h18c8-2 18-12 18-28-3 4-14 6.5-27 6.5S8 34 5 30Z" {...white} />
      <path d="M8 42q24 8 48 0l-2 5q-22 7-44 0Z" fill="#E84C2B" />
    </>
  );
}
