import { memo } from 'react';
import { drawingName } from '../Picture/drawingName.ts';
import { customer } from './Customer.styles.ts';
import { appearanceOf } from './appearance.ts';
import type { Mood } from './mood.ts';
import { HearingAid, Spectacles, Wheelchair } from './parts/Aids.tsx';
import { FrontArms, RaisedArms } from './parts/Arms.tsx';
import { Body } from './parts/Body.tsx';
import { builds } from './parts/builds.ts';
import { Face } from './parts/Face.tsx';
import { Beard, HairBehind, HairInFront } from './parts/Hair.tsx';
import { type HairStyle, hairStyles } from './parts/hairStyles.ts';
import { Head } from './parts/Head.tsx';
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

function Drawing({ look, mood }: Pick<CustomerProps, 'look' | 'mood'>) {
  const appearance = appearanceOf(look);
  const build = builds[appearance.build];
  const style: HairStyle = hairStyles[appearance.hairStyle];
  const hair = { appearance, style };
  const lower = `translate(0 ${build.drop})`;
  return (
    <>
      {appearance.usesWheelchair && <Wheelchair appearance={appearance} />}
      <g transform={lower}>
        <HairBehind {...hair} />
      </g>
      {mood === 'happy' && <RaisedArms appearance={appearance} build={build} />}
      <Body appearance={appearance} build={build} />
      <g transform={lower}>
        <Head appearance={appearance} hasEars={style.hasEars === true} />
        <Beard {...hair} />
        <Face appearance={appearance} mood={mood} />
        <HairInFront {...hair} />
        {appearance.hasHearingAid && <HearingAid appearance={appearance} />}
        {appearance.glasses !== 'none' && <Spectacles shape={appearance.glasses} frames={appearance.frames} />}
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
