import { drawingName } from '../Picture/drawingName.ts';
import { Building, Door, FlowerBox, ShopAwning, SignLamps, WindowPane } from '../Storefront/Facade.tsx';
import { fittingSize } from '../Storefront/fittingSize.ts';
import { Skyline } from '../Storefront/Storefront.tsx';
import { lettering, storefront } from '../Storefront/Storefront.styles.ts';
import { shop, street } from './NightStreet.styles.ts';
import { Shutter } from './Shutter.tsx';

export interface NightStreetProps {
  /** Name on the shop's sign. */
  sign: string;
  /** Text on the door, such as `Closed`. */
  doorSign: string;
  /** `night` ends the day with a falling shutter. At `dusk` the shop is already closed, and nothing moves. */
  time?: 'night' | 'dusk';
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

/** The end of the day: the street at night, the shop's shutter down and its lamps out. Fills its container. */
export function NightStreet({ sign, doorSign, time = 'night', title }: NightStreetProps) {
  return (
    <div css={street} data-time="night" data-sky={time}>
      <Skyline />
      <svg css={[storefront, shop]} viewBox="0 0 520 400" {...drawingName(title)}>
        <Building />
        <SignLamps />
        <text css={lettering} x="260" y="82" fontSize={fittingSize(sign, 440, 38)} fill="var(--sign-text)">
          {sign}
        </text>
        <WindowPane />
        <Shutter />
        <Door />
        <text css={lettering} x="406" y="251" fontSize={fittingSize(doorSign, 58, 21)} fill="var(--accent-coin)">
          {doorSign}
        </text>
        <ShopAwning />
        <FlowerBox />
      </svg>
    </div>
  );
}
