import { lit } from './NightStreet.styles.ts';

/** A street lamp and the pool of its light on the ground. */
export function StreetLamp({ x }: { x: number }) {
  return (
    <>
      <g css={lit}>
        <path data-glow="" d={`M${x - 10} 208h20l52 150h-124Z`} fill="var(--lamplight)" opacity=".2" />
        <ellipse cx={x} cy="358" rx="76" ry="15" fill="var(--lamplight)" opacity=".34" />
        <ellipse cx={x} cy="358" rx="44" ry="8" fill="var(--lamplight)" opacity=".4" />
        <circle data-glow="" cx={x} cy="200" r="32" fill="var(--lamplight)" opacity=".5" />
      </g>
      <path d={`M${x} 358V214`} stroke="var(--post)" strokeWidth="5" />
      <path d={`M${x - 10} 360q0-8 10-8t10 8Z`} fill="var(--post)" />
      <path
        d={`M${x - 9} 188h18l-4 26h-10Z`}
        fill="var(--bulb)"
        stroke="var(--post)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d={`M${x - 13} 188q13-16 26 0Z`} fill="var(--post)" />
      <circle cx={x} cy="178" r="3" fill="var(--post)" />
    </>
  );
}

/** The cat of the street, awake in the light of the last lamp. */
export function Cat() {
  return (
    <g transform="translate(1096 316)">
      <path d="M34 44q18 2 18-13 0-8 6-9" fill="none" stroke="var(--cat)" strokeWidth="6" strokeLinecap="round" />
      <path d="M8 46q-2-20 8-30l14 2q12 10 8 28Z" fill="var(--cat)" />
      <path d="M6 14V-2l9 6h8l9-6v16q0 10-13 10T6 14Z" fill="var(--cat)" />
      <path d="M14 11h.1M24 11h.1" stroke="var(--lamplight)" strokeWidth="5.5" strokeLinecap="round" />
      <path d="M14 11v1M24 11v1" stroke="var(--cat)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M17.5 16.5h3l-1.5 2ZM2 16h7M2 20l7-1M29 16h7M29 19l7 1"
        fill="var(--pink)"
        stroke="var(--whisker)"
        strokeWidth="1"
      />
    </g>
  );
}
