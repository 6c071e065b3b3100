import type { Mood } from '../mood.ts';
import { themedColor } from './themedColor.ts';

/** The mark next to the head: a heart, a bubble with three dots, or the thought of a meal. */
export function MoodMark({ mood }: { mood: Mood }) {
  if (mood === 'happy') {
    const heart = 'M104 14c-5-7-15-1-11 7 2 5 7 8 11 11 4-3 9-6 11-11 4-8-6-14-11-7Z';
    return <path d={heart} fill={themedColor('mood-happy', '#E84C2B')} stroke="#fff" strokeWidth="2" />;
  }
  if (mood === 'waiting') {
    const bubble = 'M92 12h16q9 0 9 9t-9 9h-8l-7 7v-7q-9 0-9-9t8-9Z';
    const ink = themedColor('art-ink', '#2B2320');
    return (
      <>
        <path d={bubble} fill="#fff" stroke={ink} strokeWidth="2.2" strokeLinejoin="round" />
        <path d="M93 21h.1M100.5 21h.1M108 21h.1" stroke={ink} strokeWidth="4.8" strokeLinecap="round" />
      </>
    );
  }
  const ink = themedColor('mood-angry', '#AC1D42');
  return (
    <>
      <path
        d="M88 22a13.5 13.5 0 0127 0 13.5 13.5 0 01-27 0ZM84 39a3.6 3.6 0 017.2 0 3.6 3.6 0 01-7.2 0Z"
        fill="#fff"
        stroke={ink}
        strokeWidth="2.2"
      />
      <path
        d="M97 14v17M94 14v5q0 3 3 3t3-3v-5M107 31V14q-4 3-3.5 10h3"
        fill="none"
        stroke={ink}
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
