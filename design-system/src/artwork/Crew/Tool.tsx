import { shade } from '../Customer/parts/themedColor.ts';
import type { Job } from './job.ts';

const wood = '#B77B3F';

/** A wooden spoon, a pencil or a piece of chalk. */
export function Tool({ job }: { job: Job }) {
  switch (job) {
    case 'cook':
      return (
        <>
          <path d="M102 96l8-52" stroke={wood} strokeWidth="5" strokeLinecap="round" />
          <ellipse cx="111" cy="36" rx="7" ry="10" fill={wood} transform="rotate(9 111 36)" />
        </>
      );
    case 'artist':
      return (
        <>
          <path d="M98 104l11-54" stroke="#2474B8" strokeWidth="7" />
          <path d="M105.6 50l4.9-14 2 14.600Z" fill="#F3D9B1" />
          <path d="M109 41l1.5-5 .8 5.200Z" fill="#2B2320" />
        </>
      );
    case 'writer':
      return <path d="M104 88l6-24" stroke="#FFFDF5" strokeWidth="7" strokeLinecap="round" />;
  }
}

/** The cook's tall hat. */
export function Toque({ drop }: { drop: number }) {
  return (
    <g transform={`translate(0 ${drop})`}>
      <path
        d="M36 34V20Q24 18 27 8 31-1 43 2q6-8 17-8t17 8q12-3 16 6 3 10-9 12v14q-24-7-48 0Z"
        fill="var(--linen)"
        stroke="var(--linen-line)"
        strokeWidth="1.5"
      />
      <path d="M36 34q24-7 48 0v-6q-24-7-48 0Z" fill={shade} />
      <path d="M48 12v10M60 9v13M72 12v10" stroke="var(--linen-line)" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}
