import type { Appearance } from '../appearance.ts';
import { themedColor, shade } from './themedColor.ts';

/** Glasses. */
export function Spectacles({ shape, frames }: { shape: 'round' | 'square'; frames: string }) {
  const lenses =
    shape === 'round'
      ? 'M39.5 53a9.5 9.5 0 0119 0 9.5 9.5 0 01-19 0ZM61.5 53a9.5 9.5 0 0119 0 9.5 9.5 0 01-19 0Z'
      : 'M39 46h19v11q0 4-4 4H43q-4 0-4-4ZM62 46h19v11q0 4-4 4H66q-4 0-4-4Z';
  return (
    <g fill="none" stroke={themedColor('glasses', frames)} strokeWidth="2.6">
      <path d={lenses} fill="#fff" fillOpacity=".1" />
      <path d="M58.5 52q1.5-1.5 3 0M39 51l-5-2M81 51l5-2" />
    </g>
  );
}

/** A hearing aid behind the ear, in a bright color. */
export function HearingAid({ appearance }: { appearance: Appearance }) {
  return (
    <path
      d="M31 58q-7-8-2-14M29 57q2 4 5 2"
      fill="none"
      stroke={themedColor('aid', appearance.wear[0])}
      strokeWidth="4"
      strokeLinecap="round"
    />
  );
}

const tire = themedColor('tire', '#25342F');

/** A wheel seen from the front: tire and push rim. */
function Wheel({ x, rim }: { x: number; rim: number }) {
  return (
    <>
      <ellipse cx={x} cy="126" rx="8" ry="44" fill="none" stroke={tire} strokeWidth="6" />
      <ellipse cx={rim} cy="126" rx="6" ry="36" fill="none" stroke="#AEBDB4" strokeWidth="3" />
    </>
  );
}

/** The wheelchair behind the customer: push handles, back and the upper part of both wheels. */
export function Wheelchair({ appearance }: { appearance: Appearance }) {
  return (
    <>
      <Wheel x={11} rim={8} />
      <Wheel x={109} rim={112} />
      <path d="M24 122V76M96 122V76" stroke="#7C8E84" strokeWidth="5" />
      <path d="M24 75h-9M96 75h9" stroke={tire} strokeWidth="8" strokeLinecap="round" />
      <path d="M24 84h72v38H24Z" fill={themedColor('chair', appearance.wear[0])} />
      <path d="M24 84h72v5H24Z" fill={shade} />
    </>
  );
}
