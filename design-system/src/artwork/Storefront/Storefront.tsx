import { Customer } from '../Customer/Customer.tsx';
import { Door, FlowerBox, House, ShopAwning, SignLamps, WindowBars, WindowPane } from './Facade.tsx';
import { drawingName } from '../Picture/drawingName.ts';
import { lettering, storefront } from './Storefront.styles.ts';

export { Skyline } from './Skyline.tsx';

export interface StorefrontProps {
  /** The name over the door. Long names are painted smaller. */
  sign: string;
  /** The word on the door. */
  doorSign: string;
  /** The numbers of the two guests in the window. */
  guests?: readonly [number, number];
  /** What a screen reader says. Leave it out beside a heading with the same name. */
  title?: string;
}

/** Letters of the display face are about 0.58 of their size wide. */
function fitting(text: string, width: number, largest: number): number {
  return Math.min(largest, width / (text.length * 0.58));
}

/** The shop's front on the start screen, with guests at the window and the door open for business. */
export function Storefront({ sign, doorSign, guests = [3, 0], title }: StorefrontProps) {
  const [happy, waiting] = guests;
  return (
    <svg css={storefront} viewBox="0 0 520 400" {...drawingName(title)}>
      <House />
      <SignLamps />
      <text css={lettering} x="260" y="82" fontSize={fitting(sign, 440, 38)} fill="var(--sign-text)">
        {sign}
      </text>
      <WindowPane />
      <svg x="60" y="204" width="110" height="110">
        <Customer look={happy} mood="happy" />
      </svg>
      <svg x="187" y="204" width="110" height="110">
        <Customer look={waiting} mood="waiting" />
      </svg>
      <WindowBars />
      <Door />
      <text css={lettering} x="406" y="251" fontSize={fitting(doorSign, 58, 21)} fill="var(--accent-coin)">
        {doorSign}
      </text>
      <ShopAwning />
      <FlowerBox />
    </svg>
  );
}
