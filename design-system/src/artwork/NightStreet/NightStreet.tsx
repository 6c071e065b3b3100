import { drawingName } from '../Picture/drawingName.ts';
import { ShopFront, type ShopFrontProps, shopViewBox } from '../Storefront/ShopFront.tsx';
import { storefront } from '../Storefront/Storefront.styles.ts';
import { Houses } from './Houses.tsx';
import { moon, row, shop, sky, street } from './NightStreet.styles.ts';
import { Cat, StreetLamp } from './Pavement.tsx';
import { Shutter } from './Shutter.tsx';

export interface NightStreetProps extends Omit<ShopFrontProps, 'children'> {
  /** `night` ends the day with a falling shutter. At `dusk` the shop is already closed, and nothing moves. */
  time?: 'night' | 'dusk';
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

// None in the middle, where text is.
const stars =
  'M40 60h.1M130 150h.1M210 40h.1M300 80h.1M390 24h.1M470 52h.1M560 16h.1M640 40h.1M720 18h.1M790 52h.1M880 90h.1M930 34h.1M1010 140h.1M1150 180h.1M1180 60h.1M90 230h.1M250 190h.1M1050 240h.1';

/** The moon and the stars, at the top of the window. */
function Sky() {
  return (
    <>
      <svg css={sky} viewBox="0 0 1200 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <path d={stars} stroke="var(--star)" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <svg css={moon} viewBox="0 0 80 80" aria-hidden="true">
        <circle data-glow="" cx="36" cy="42" r="38" fill="var(--star)" opacity=".16" />
        <path d="M44 10a32 32 0 1 0 26 47 27 27 0 0 1-26-47Z" fill="var(--moon)" />
      </svg>
    </>
  );
}

/**
 * The end of the day: the street at night, with lit windows and street lamps. The shop's shutter comes down and its lamps go
 * out. Fills its container, with houses at the bottom and a dark sky above.
 */
export function NightStreet({ title, time = 'night', ...signs }: NightStreetProps) {
  return (
    <div css={street} dir="ltr" data-sky={time}>
      <Sky />
      <svg css={row} viewBox="0 0 1200 400" preserveAspectRatio="xMidYMax slice" {...drawingName(title)}>
        <Houses />
        <g data-time="night">
          <svg css={[storefront, shop]} x="690" y="104" width="312" height="240" viewBox={shopViewBox}>
            <ShopFront {...signs}>
              <Shutter />
            </ShopFront>
          </svg>
        </g>
        <StreetLamp x={176} />
        <StreetLamp x={640} />
        <StreetLamp x={1068} />
        <Cat />
      </svg>
    </div>
  );
}
