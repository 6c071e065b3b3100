import type { Mood } from '../mood.ts';
import { themedColor } from './themedColor.ts';

const steam = 'M12 34q-6-5-1-10t0-11M24 24q-5-4-1-8t0-9';

/** The mark next to the head: a heart, a bubble with three dots, or a bolt and steam. */
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
  return (
    <>
      <path
        d="M97 36l4-14-11 2 11-18 1 12 10-4-5 22Z"
        fill={themedColor('mood-angry', '#AC1D42')}
        stroke="#fff"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g fill="none" strokeLinecap="round">
        <path d={steam} stroke="#fff" strokeWidth="7" />
        <path d={steam} stroke={themedColor('mood-steam', '#7C8E84')} strokeWidth="4" />
      </g>
    </>
  );
}
