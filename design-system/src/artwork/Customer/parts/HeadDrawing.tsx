import type { Appearance } from '../appearance.ts';
import type { Expression } from '../expression.ts';
import { HearingAid, Spectacles } from './Aids.tsx';
import { Face } from './Face.tsx';
import { Beard, HairInFront } from './Hair.tsx';
import { type HairStyle, hairStyles } from './hairStyles.ts';
import { Head } from './Head.tsx';

interface HeadDrawingProps {
  appearance: Appearance;
  expression: Expression;
  /** How far the face is turned to the right. */
  turn?: number;
}

/** Neck, head, face, hair and aids: everything in front of the shoulders. */
export function HeadDrawing({ appearance, expression, turn = 0 }: HeadDrawingProps) {
  const style: HairStyle = hairStyles[appearance.hairStyle];
  const hair = { appearance, style };
  return (
    <>
      <Head appearance={appearance} hasEars={style.hasEars === true} />
      <Beard {...hair} />
      <g data-face transform={turn === 0 ? undefined : `translate(${turn} 0)`}>
        <Face appearance={appearance} expression={expression} />
      </g>
      <HairInFront {...hair} />
      {appearance.hasHearingAid && <HearingAid appearance={appearance} />}
      {appearance.glasses !== 'none' && (
        <g transform={turn === 0 ? undefined : `translate(${turn} 0)`}>
          <Spectacles shape={appearance.glasses} frames={appearance.frames} />
        </g>
      )}
    </>
  );
}
