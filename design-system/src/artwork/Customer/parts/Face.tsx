import { ink as faceInk } from '../colors.ts';
import type { Appearance } from '../appearance.ts';
import type { Expression } from '../expression.ts';
import { themedColor } from './themedColor.ts';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

function Happy({ ink, brow }: { ink: string; brow: string }) {
  return (
    <>
      <path d="M37 62a5 5 0 0110 0 5 5 0 01-10 0ZM73 62a5 5 0 0110 0 5 5 0 01-10 0Z" fill="#E8573A" opacity=".28" />
      <path d="M44 54q5-7 10 0M66 54q5-7 10 0" stroke={ink} strokeWidth="4" {...line} />
      <path d="M43 43q6-4 11-1M66 42q5-3 11 1" stroke={brow} strokeWidth="3" {...line} />
      <path d="M49 67q11 3 22 0 0 13-11 13t-11-13Z" fill="#5A1A16" />
      <path d="M53 76q7-5 14 0-2 4-7 4t-7-4Z" fill="#FF8A73" />
      <path d="M51 67.8q9 2.4 18 0l-.6 3.4q-8.4 2-16.8 0Z" fill="#fff" />
    </>
  );
}

function Waiting({ ink, brow }: { ink: string; brow: string }) {
  return (
    <>
      <path d="M43.6 53a5.4 6 0 0110.8 0 5.4 6 0 01-10.8 0ZM65.6 53a5.4 6 0 0110.8 0 5.4 6 0 01-10.8 0Z" fill="#fff" />
      <path
        d="M47.6 51a3.4 3.4 0 016.8 0 3.4 3.4 0 01-6.8 0ZM69.6 51a3.4 3.4 0 016.8 0 3.4 3.4 0 01-6.8 0Z"
        fill={ink}
      />
      <path d="M43 44.5q5-3 11-1M66 41q6-4 11-1" stroke={brow} strokeWidth="3" {...line} />
      <path d="M54 71.5q5.5 2 11 0" stroke={ink} strokeWidth="3.4" {...line} />
    </>
  );
}

function Hungry({ ink, brow }: { ink: string; brow: string }) {
  return (
    <>
      <path
        d="M43.8 54a5.2 5.4 0 0110.4 0 5.2 5.4 0 01-10.4 0ZM65.8 54a5.2 5.4 0 0110.4 0 5.2 5.4 0 01-10.4 0Z"
        fill="#fff"
      />
      <path
        d="M45.4 56a3.4 3.4 0 016.8 0 3.4 3.4 0 01-6.8 0ZM67.4 56a3.4 3.4 0 016.8 0 3.4 3.4 0 01-6.8 0Z"
        fill={ink}
      />
      <path d="M43 45.5q5-2.5 11-2.5M77 45.5q-5-2.5-11-2.5" stroke={brow} strokeWidth="3" {...line} />
      <path d="M53 73q3.5-3.5 7-.5t7-.5" stroke={ink} strokeWidth="3.2" {...line} />
    </>
  );
}

function Talking({ ink, brow }: { ink: string; brow: string }) {
  return (
    <>
      <path d="M43.6 53a5.4 6 0 0110.8 0 5.4 6 0 01-10.8 0ZM65.6 53a5.4 6 0 0110.8 0 5.4 6 0 01-10.8 0Z" fill="#fff" />
      <path
        d="M45.6 53a3.6 3.8 0 017.2 0 3.6 3.8 0 01-7.2 0ZM67.2 53a3.6 3.8 0 017.2 0 3.6 3.8 0 01-7.2 0Z"
        fill={ink}
      />
      <path d="M43 43q6-4 11-1M66 42q5-3 11 1" stroke={brow} strokeWidth="3" {...line} />
      <path d="M52 69q8 2.4 16 0 0 10-8 10t-8-10Z" fill="#5A1A16" />
      <path d="M55 76q5-4 10 0-2 3-5 3t-5-3Z" fill="#FF8A73" />
    </>
  );
}

function Chewing({ ink, brow }: { ink: string; brow: string }) {
  return (
    <>
      <path
        d="M35 66a6.5 6 0 0113 0 6.5 6 0 01-13 0ZM72 66a6.5 6 0 0113 0 6.5 6 0 01-13 0Z"
        fill="#E8573A"
        opacity=".28"
      />
      <path d="M44 54q5-7 10 0M66 54q5-7 10 0" stroke={ink} strokeWidth="4" {...line} />
      <path d="M43 43q6-4 11-1M66 42q5-3 11 1" stroke={brow} strokeWidth="3" {...line} />
      <path d="M52 71q8 6 16 0" stroke={ink} strokeWidth="3.6" {...line} />
    </>
  );
}

const faces = { happy: Happy, waiting: Waiting, hungry: Hungry, talking: Talking, chewing: Chewing };

/** Nose, wrinkles, and the eyes, brows and mouth of the expression. */
export function Face({ appearance, expression }: { appearance: Appearance; expression: Expression }) {
  const skinShade = themedColor('skin-shade', appearance.skin[1]);
  const Features = faces[expression];
  return (
    <>
      {appearance.hasRoundNose ? (
        <ellipse cx="60" cy="59.5" rx="3.6" ry="2.6" fill={skinShade} />
      ) : (
        <path d="M60 55q4 6-1 7" stroke={skinShade} strokeWidth="3" {...line} />
      )}
      {appearance.isElder && <path d="M45 65q-2 4-1 7M75 65q2 4 1 7" stroke={skinShade} strokeWidth="2" {...line} />}
      <Features ink={themedColor('face-ink', faceInk)} brow={appearance.hair[1]} />
    </>
  );
}
