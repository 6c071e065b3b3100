import { memo } from 'react';
import { type Appearance, appearanceOf } from '../Customer/appearance.ts';
import type { Mood } from '../Customer/mood.ts';
import { Wheelchair } from '../Customer/parts/Aids.tsx';
import { type Build, builds } from '../Customer/parts/builds.ts';
import { MoodMark } from '../Customer/parts/MoodMark.tsx';
import { shade, skinEdge, themedColor } from '../Customer/parts/themedColor.ts';
import { drawingName } from '../Picture/drawingName.ts';
import { edged, facingEnd, head, leg, mark, scene, walker, wavingArm } from './Diner.styles.ts';
import { Person } from './Person.tsx';
import { dinerViewBox } from './viewBox.ts';

export interface WalkerProps {
  /** Appearance number, as in `Customer`. */
  look: number;
  /** `angry` walks out disappointed, without a wave. */
  mood?: Mood;
  /** Whether the person walks out, toward the inline start, and waves. */
  isLeaving?: boolean;
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

const limb = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const trousers = 'var(--trousers,#33475B)';
const shoes = 'var(--shoes,#2B2320)';

function Legs() {
  return (
    <>
      {[46, 74].map((x) => (
        <g key={x} css={leg} data-leg={x < 60 ? 'left' : 'right'}>
          <path d={`M${x} 138V172`} stroke={trousers} strokeWidth="17" {...limb} strokeLinecap="butt" />
          <path d={`M${x - 10} 181q0-10 10-10t10 10q0 2-2 2h-16q-2 0-2-2Z`} fill={shoes} />
        </g>
      ))}
    </>
  );
}

/** Knees and shoes in front of the seat of a wheelchair. */
function SeatedLegs() {
  return (
    <>
      <path d="M44 138V168M76 138V168" stroke={trousers} strokeWidth="17" {...limb} />
      <path d="M32 180q0-10 11-10t11 10ZM66 180q0-10 11-10t11 10Z" fill={shoes} />
      <path d="M30 181h26M64 181h26" stroke="#7C8E84" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

/** The arm on the right, at the side or raised. */
function Arm({ appearance, isRaised = false }: { appearance: Appearance; isRaised?: boolean }) {
  const { halfWidth, drop } = builds[appearance.build];
  const x = 55 + halfWidth;
  const y = 108 + drop / 2;
  const [toHand, hand] = isRaised ? ['l15-20', [x + 18, y - 27] as const] : ['l3 27', [x + 4, y + 33] as const];
  return (
    <g css={isRaised ? wavingArm : undefined}>
      <circle cx={hand[0]} cy={hand[1]} r="7.5" fill={themedColor('skin', appearance.skin[0])} {...skinEdge} />
      <path d={`M${x} ${y}${toHand}`} stroke={themedColor('shirt', appearance.shirt[0])} strokeWidth="13" {...limb} />
      <path d={`M${x} ${y}${toHand}`} stroke={shade} strokeWidth="13" {...limb} />
    </g>
  );
}

function Torso({ appearance }: { appearance: Appearance }) {
  const half = builds[appearance.build].halfWidth;
  const hip = Math.min(half, 30 + half / 5);
  const inset = half - hip + 4;
  const hem = `q0 16-${inset} 26-4 3-12 3H${76 - hip}q-8 0-12-3-${inset}-10-${inset}-26`;
  const path = `M${60 - half} 121h${2 * half}${hem}Z`;
  return <path d={path} fill={themedColor('shirt', appearance.shirt[0])} />;
}

/** Children and older people are smaller, on the same floor. */
function atHeight({ drop }: Build): string {
  const scale = 1 - drop / 60;
  return `translate(${60 - 60 * scale} ${184 - 184 * scale}) scale(${scale})`;
}

/** A customer on the way to or from a table, in full. Drawn to the same scale as `Diner` of the same width. */
export const Walker = memo(function Walker({ look, mood = 'happy', isLeaving = false, title }: WalkerProps) {
  const appearance = appearanceOf(look);
  return (
    <span css={[scene, facingEnd]}>
      <svg viewBox={dinerViewBox} data-mood={mood} {...drawingName(title)}>
        <g transform={`translate(40 8) ${atHeight(builds[appearance.build])}`}>
          <ellipse cx="60" cy="184" rx="38" ry="6" fill={shade} />
          <g css={appearance.usesWheelchair ? edged : walker}>
            {appearance.usesWheelchair ? <Wheelchair appearance={appearance} /> : <Legs />}
            <Torso appearance={appearance} />
            <Person
              appearance={appearance}
              expression={mood === 'angry' ? 'hungry' : 'happy'}
              turn={isLeaving ? -5 : 5}
              head={head}
            />
            <g transform="matrix(-1 0 0 1 120 0)">
              <Arm appearance={appearance} />
            </g>
            <Arm appearance={appearance} isRaised={isLeaving && mood === 'happy'} />
            {appearance.usesWheelchair && <SeatedLegs />}
            {isLeaving && (
              <g css={mark}>
                <MoodMark mood={mood} />
              </g>
            )}
          </g>
        </g>
      </svg>
    </span>
  );
});
