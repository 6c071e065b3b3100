import type { Appearance } from '../appearance.ts';
import { skinEdge, themedColor } from './themedColor.ts';

const round = 'M33 50c0-19 12-26 27-26s27 7 27 26c0 20-12 31-27 31S33 70 33 50Z';
const square = 'M34 38c0-14 10-20 26-20s26 6 26 20v22c0 16-12 24-26 24S34 76 34 60Z';

/** Neck, ears and head, with freckles. */
export function Head({ appearance, hasEars }: { appearance: Appearance; hasEars: boolean }) {
  const skinShade = themedColor('skin-shade', appearance.skin[1]);
  return (
    <>
      <path d="M50 66h20v22c0 9-20 9-20 0Z" fill={skinShade} />
      {hasEars && (
        <path d="M27 54a6 6 0 0112 0 6 6 0 01-12 0ZM81 54a6 6 0 0112 0 6 6 0 01-12 0Z" fill={skinShade} {...skinEdge} />
      )}
      <path
        d={appearance.isSquareFaced ? square : round}
        fill={themedColor('skin', appearance.skin[0])}
        {...skinEdge}
      />
      {appearance.hasFreckles && (
        <path
          d="M41 62h.1M46 60h.1M45 65h.1M79 62h.1M74 60h.1M75 65h.1"
          stroke={skinShade}
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      )}
    </>
  );
}
