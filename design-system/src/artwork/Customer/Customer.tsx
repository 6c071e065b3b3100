import { memo } from 'react';
import { drawingName } from '../Picture/drawingName.ts';
import { customer } from './Customer.styles.ts';
import { appearanceOf } from './appearance.ts';
import type { Mood } from './mood.ts';
import { Wheelchair } from './parts/Aids.tsx';
import { FrontArms, RaisedArms } from './parts/Arms.tsx';
import { Body } from './parts/Body.tsx';
import { builds } from './parts/builds.ts';
import { HairBehind } from './parts/Hair.tsx';
import { HeadDrawing } from './parts/HeadDrawing.tsx';
import { MoodMark } from './parts/MoodMark.tsx';

export type { Mood } from './mood.ts';

export interface CustomerProps {
  /** Appearance number. The same whole number is always the same person. */
  look: number;
  /** Mood. Changes pose, face and mark. */
  mood: Mood;
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

const expressions = { happy: 'happy', waiting: 'waiting', angry: 'hungry' } as const;

function Drawing({ look, mood }: Pick<CustomerProps, 'look' | 'mood'>) {
  const appearance = appearanceOf(look);
  const build = builds[appearance.build];
  const lower = `translate(0 ${build.drop})`;
  return (
    <>
      {appearance.usesWheelchair && <Wheelchair appearance={appearance} />}
      <g transform={lower}>
        <HairBehind appearance={appearance} />
      </g>
      {mood === 'happy' && <RaisedArms appearance={appearance} build={build} />}
      <Body appearance={appearance} build={build} />
      <g transform={lower}>
        <HeadDrawing appearance={appearance} expression={expressions[mood]} />
      </g>
      <FrontArms appearance={appearance} build={build} mood={mood} />
      <MoodMark mood={mood} />
    </>
  );
}

/** A restaurant customer, head and shoulders. Place it on top of something. */
export const Customer = memo(function Customer({ look, mood, title }: CustomerProps) {
  return (
    <svg
      css={customer}
      viewBox="0 0 120 120"
      data-mood={mood}
      // A table hides the lower part of the wheels and draws it itself.
      data-wheelchair={appearanceOf(look).usesWheelchair || undefined}
      {...drawingName(title)}
    >
      <g key={mood}>
        <Drawing look={look} mood={mood} />
      </g>
    </svg>
  );
});
