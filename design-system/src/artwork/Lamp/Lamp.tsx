import { useId } from 'react';
import { halo, lamp } from './Lamp.styles.ts';

export interface LampProps {
  /** Whether the lamp is on. */
  isLit?: boolean;
}

/** A pendant lamp. Its cord goes up without end: put it into a container that cuts it off at the ceiling. */
export function Lamp({ isLit = false }: LampProps) {
  const light = useId();
  return (
    <span css={lamp} data-lit={isLit || undefined} aria-hidden="true">
      <svg viewBox="0 0 48 32">
        <radialGradient id={light}>
          <stop offset="0.1" stopColor="var(--art-lamp)" stopOpacity=".95" />
          <stop offset="1" stopColor="var(--art-lamp)" stopOpacity="0" />
        </radialGradient>
        <circle css={halo} cx="24" cy="26" r="30" fill={`url(#${light})`} />
        <ellipse cx="24" cy="26" rx="8" ry="5.5" fill="var(--bulb)" stroke="var(--lamp-edge)" strokeWidth="1.5" />
        <path
          d="M20 7V3q0-2 2-2h4q2 0 2 2v4c10 2 17 9 18.5 18.5q.2 1.5-1.5 1.5h-42q-1.7 0-1.5-1.5C3 16 10 9 20 7Z"
          fill="var(--shade)"
          stroke="var(--lamp-edge)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
