import type { Appearance } from '../appearance.ts';
import type { Mood } from '../mood.ts';
import type { Build } from './builds.ts';
import { themedColor, shade } from './themedColor.ts';

interface ArmsProps {
  appearance: Appearance;
  build: Build;
}

const sleeve = { fill: 'none', strokeWidth: 15, strokeLinecap: 'round' } as const;

/** Both hands raised, behind the shirt. */
export function RaisedArms({ appearance, build }: ArmsProps) {
  const skin = themedColor('skin', appearance.skin[0]);
  const [x, y] = build.hand;
  return (
    <>
      <path d={build.raised} stroke={themedColor('shirt', appearance.shirt[0])} {...sleeve} />
      <circle cx={x} cy={y} r="8.5" fill={skin} />
      <circle cx={120 - x} cy={y} r="8.5" fill={skin} />
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
      <path d="M71 80q9-3 12 4t-3 12q-7 4-13-1t-2-11q1-3 6-4Z" fill={themedColor('skin', appearance.skin[0])} />
      <path
        d="M68 86h7M68 91h7"
        stroke={themedColor('skin-shade', appearance.skin[1])}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </g>
  );
}

function FoldedArms({ appearance, build }: ArmsProps) {
  const shirt = themedColor('shirt', appearance.shirt[0]);
  const skin = themedColor('skin', appearance.skin[0]);
  const isSmall = build.halfWidth < 30;
  return (
    <g transform={isSmall ? 'translate(12 24) scale(.8)' : undefined}>
      <path d="M30 112L70 110" stroke={shirt} {...sleeve} />
      <path d="M30 112L70 110" stroke={shade} {...sleeve} />
      <path d="M90 112L52 116" stroke={shirt} {...sleeve} />
      <circle cx="76" cy="107" r="7" fill={skin} />
      <circle cx="45" cy="117" r="7" fill={skin} />
    </g>
  );
}

/** The arms in front of the shirt: a fist at the chin while waiting, folded when angry. */
export function FrontArms({ mood, ...props }: ArmsProps & { mood: Mood }) {
  if (mood === 'happy') return null;
  return mood === 'waiting' ? <FistAtChin {...props} /> : <FoldedArms {...props} />;
}
