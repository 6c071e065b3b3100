import { memo } from 'react';
import { type Appearance, appearanceOf } from '../Customer/appearance.ts';
import type { Mood } from '../Customer/mood.ts';
import { Wheelchair } from '../Customer/parts/Aids.tsx';
import { builds } from '../Customer/parts/builds.ts';
import { MoodMark } from '../Customer/parts/MoodMark.tsx';
import { shade, skinEdge, themedColor } from '../Customer/parts/themedColor.ts';
import { drawingName } from '../Picture/drawingName.ts';
import { head, leg, scene, walker } from './Diner.styles.ts';
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
      <ellipse cx="60" cy="184" rx="38" ry="6" fill={shade} />
      {[46, 74].map((x) => (
        <g key={x} css={leg} data-leg={x < 60 ? 'start' : 'end'}>
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

function Arms({ appearance, isWaving }: { appearance: Appearance; isWaving: boolean }) {
  const { halfWidth, drop } = builds[appearance.build];
  const x = halfWidth - 6;
  const y = 108 + drop / 2;
  const arms = [
    { side: 'start', path: `M${60 - x} ${y}L${56 - x} ${y + 28}`, hand: [55 - x, y + 33] },
    isWaving
      ? { side: 'wave', path: `M${60 + x} ${y}L${76 + x} ${y - 22}`, hand: [78 + x, y - 28] }
      : { side: 'end', path: `M${60 + x} ${y}L${64 + x} ${y + 28}`, hand: [65 + x, y + 33] },
  ];
  return arms.map(({ side, path, hand: [cx, cy] }) => (
    <g key={side} data-arm={side}>
      <circle cx={cx} cy={cy} r="7.5" fill={themedColor('skin', appearance.skin[0])} stroke={skinEdge} />
      <path d={path} stroke={themedColor('shirt', appearance.shirt[0])} strokeWidth="14" {...limb} />
      <path d={path} stroke={shade} strokeWidth="14" {...limb} />
    </g>
  ));
}

function Torso({ appearance }: { appearance: Appearance }) {
  const half = builds[appearance.build].halfWidth;
  const path = `M${60 - half} 121h${2 * half}v16q0 12-12 12H${72 - half}q-12 0-12-12Z`;
  return (
    <>
      <path d={path} fill={themedColor('shirt', appearance.shirt[0])} />
      <path d={`M${60 - half + 6} 142h${2 * half - 12}`} stroke={shade} strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

/** A customer on the way to or from a table, in full. Drawn to the same scale as `Diner` of the same width. */
export const Walker = memo(function Walker({ look, mood = 'happy', isLeaving = false, title }: WalkerProps) {
  const appearance = appearanceOf(look);
  const isWaving = isLeaving && mood === 'happy';
  return (
    <span css={scene}>
      <svg viewBox={dinerViewBox} data-mood={mood} {...drawingName(title)}>
        <g transform="translate(40 8)">
          <g css={walker} data-leaving={isLeaving || undefined}>
            {appearance.usesWheelchair ? <Wheelchair appearance={appearance} /> : <Legs />}
            <Torso appearance={appearance} />
            <Person
              appearance={appearance}
              expression={mood === 'angry' ? 'hungry' : 'happy'}
              turn={isLeaving ? -5 : 5}
              head={head}
            />
            <Arms appearance={appearance} isWaving={isWaving} />
            {appearance.usesWheelchair && <SeatedLegs />}
            {isLeaving && <MoodMark mood={mood} />}
          </g>
        </g>
      </svg>
    </span>
  );
});
