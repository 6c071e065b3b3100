import type { Appearance } from '../appearance.ts';
import type { Mood } from '../mood.ts';
import type { Build } from './builds.ts';
import { shade, skinEdge, themedColor } from './themedColor.ts';

interface ArmsProps {
  appearance: Appearance;
  build: Build;
}

const knuckle = { strokeWidth: 2.4, strokeLinecap: 'round' } as const;
const sleeve = { fill: 'none', strokeWidth: 15, strokeLinecap: 'round' } as const;

/** Both hands raised, behind the shirt. */
export function RaisedArms({ appearance, build }: ArmsProps) {
  const skin = themedColor('skin', appearance.skin[0]);
  const [x, y] = build.hand;
  return (
    <>
      <path d={build.raised} stroke={themedColor('shirt', appearance.shirt[0])} {...sleeve} />
      <circle cx={x} cy={y} r="8.5" fill={skin} {...skinEdge} />
      <circle cx={120 - x} cy={y} r="8.5" fill={skin} {...skinEdge} />
      <path d={`M${x + 6} ${y + 2}l5-4M${114 - x} ${y + 2}l-5-4`} stroke={skin} strokeWidth="6" strokeLinecap="round" />
    </>
  );
}

function FistAtChin({ appearance, build }: ArmsProps) {
  const arm = 'M94 120L80 96';
  return (
    <g transform={`translate(0 ${build.drop})`}>
      <path d={arm} stroke={themedColor('shirt', appearance.shirt[0])} {...sleeve} />
      <path d={arm} stroke={shade} {...sleeve} />
      <path
        d="M71 80q9-3 12 4t-3 12q-7 4-13-1t-2-11q1-3 6-4Z"
        fill={themedColor('skin', appearance.skin[0])}
        {...skinEdge}
      />
      <path d="M68 86h7M68 91h7" stroke={themedColor('skin-shade', appearance.skin[1])} {...knuckle} />
    </g>
  );
}

function FistAtCheek({ appearance, build }: ArmsProps) {
  const arm = `M${60 - build.halfWidth + 8} 120L36 92`;
  return (
    <g transform={`translate(0 ${build.drop})`}>
      <path d={arm} stroke={themedColor('shirt', appearance.shirt[0])} {...sleeve} />
      <path d={arm} stroke={shade} {...sleeve} />
      <path
        d="M31 70q8-4 12 2t2 13q-5 6-12 2t-6-11q0-4 4-6Z"
        fill={themedColor('skin', appearance.skin[0])}
        {...skinEdge}
      />
      <path d="M36 76l7-2M36 81l7-1" stroke={themedColor('skin-shade', appearance.skin[1])} {...knuckle} />
    </g>
  );
}

/** The arms in front of the shirt: a fist at the chin while waiting, at the cheek when hungry. */
export function FrontArms({ mood, ...props }: ArmsProps & { mood: Mood }) {
  if (mood === 'happy') return null;
  return mood === 'waiting' ? <FistAtChin {...props} /> : <FistAtCheek {...props} />;
}
