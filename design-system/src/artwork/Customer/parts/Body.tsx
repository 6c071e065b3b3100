import type { Appearance } from '../appearance.ts';
import type { Build } from './builds.ts';
import { themedColor, shade } from './themedColor.ts';

interface Cut {
  /** Part in the shirt's second color. */
  readonly second?: string;
  /** Shading line. */
  readonly line?: string;
  /** Straps and strings in the second color. */
  readonly strings?: string;
}

const cuts: Record<Exclude<Appearance['clothes'], 'stripes'>, Cut> = {
  tee: { second: 'M46 89q14 17 28 0l5 2q-19 23-38 0Z' },
  collar: { second: 'M46 89l14 13-10 8-11-18ZM74 89l-14 13 10 8 11-18Z', line: 'M60 100v24' },
  cardigan: { second: 'M44 89l16 17 16-17 8 4-24 27-24-27Z', line: 'M60 112h.1' },
  dungarees: { second: 'M43 103h34v20H43Z', strings: 'M44 90l2 15M76 90l-2 15', line: 'M50 111h20' },
  hoodie: { second: 'M46 89q14 16 28 0l2 1q-16 21-32 0Z', strings: 'M53 101v11M67 101v11', line: 'M40 92q20 26 40 0' },
};

function stripes(halfWidth: number): string {
  const stripe = (y: number, half: number) =>
    `M${60 - half} ${y}q${half}-9 ${2 * half} 0l1 6q-${half + 1}-9-${2 * half + 2} 0Z`;
  return stripe(108, halfWidth - 3) + stripe(120, halfWidth);
}

/** Shoulders and chest with clothes. */
export function Body({ appearance, build }: { appearance: Appearance; build: Build }) {
  const second = themedColor('shirt-2', appearance.shirt[1]);
  const cut: Cut = appearance.clothes === 'stripes' ? {} : cuts[appearance.clothes];
  return (
    <>
      <path d={build.body} fill={themedColor('shirt', appearance.shirt[0])} />
      {appearance.clothes === 'stripes' && <path d={stripes(build.halfWidth)} fill={second} />}
      <g transform={`translate(0 ${build.drop})`}>
        {cut.strings && <path d={cut.strings} stroke={second} strokeWidth="4.5" strokeLinecap="round" />}
        {cut.second && <path d={cut.second} fill={second} />}
        {cut.line && <path d={cut.line} fill="none" stroke={shade} strokeWidth="3.5" strokeLinecap="round" />}
      </g>
    </>
  );
}
