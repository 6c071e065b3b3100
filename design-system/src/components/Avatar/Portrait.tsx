import { customer } from '../../artwork/Customer/Customer.styles.ts';
import { appearanceOf } from '../../artwork/Customer/appearance.ts';
import { Body } from '../../artwork/Customer/parts/Body.tsx';
import { builds } from '../../artwork/Customer/parts/builds.ts';
import { HairBehind } from '../../artwork/Customer/parts/Hair.tsx';
import { HeadDrawing } from '../../artwork/Customer/parts/HeadDrawing.tsx';

/** A close-up of a customer, without hands and mood mark. */
export function Portrait({ look }: { look: number }) {
  const appearance = appearanceOf(look);
  const build = builds[appearance.build];
  return (
    <svg css={customer} viewBox={`16 ${4 + build.drop} 88 88`} aria-hidden="true">
      <g transform={`translate(0 ${build.drop})`}>
        <HairBehind appearance={appearance} />
      </g>
      <Body appearance={appearance} build={build} />
      <g transform={`translate(0 ${build.drop})`}>
        <HeadDrawing appearance={appearance} expression="happy" />
      </g>
    </svg>
  );
}
