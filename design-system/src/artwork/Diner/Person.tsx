import type { SerializedStyles } from '@emotion/react';
import type { Appearance } from '../Customer/appearance.ts';
import type { Expression } from '../Customer/expression.ts';
import { Body } from '../Customer/parts/Body.tsx';
import { builds } from '../Customer/parts/builds.ts';
import { HairBehind } from '../Customer/parts/Hair.tsx';
import { HeadDrawing } from '../Customer/parts/HeadDrawing.tsx';

interface PersonProps {
  appearance: Appearance;
  expression: Expression;
  /** How far the face is turned to the right. */
  turn?: number;
  /** Style of the two groups that belong to the head. */
  head: SerializedStyles;
}

/** Head and shoulders on the 120-unit grid of `Customer`, without arms. */
export function Person({ appearance, expression, turn = 0, head }: PersonProps) {
  const build = builds[appearance.build];
  const lower = `translate(0 ${build.drop})`;
  return (
    <>
      <g transform={lower}>
        <g css={head}>
          <HairBehind appearance={appearance} />
        </g>
      </g>
      <Body appearance={appearance} build={build} />
      <g transform={lower}>
        <g css={head}>
          <HeadDrawing appearance={appearance} expression={expression} turn={turn} />
        </g>
      </g>
    </>
  );
}
