import { Customer } from '../Customer/Customer.tsx';
import { Door, FlowerBox, Building, ShopAwning, SignLamps, WindowBars, WindowPane } from './Facade.tsx';
import { drawingName } from '../Picture/drawingName.ts';
import { fittingSize } from './fittingSize.ts';
import { lettering, storefront } from './Storefront.styles.ts';

export { Skyline } from './Skyline.tsx';

export interface StorefrontProps {
  /** Name on the sign. Long names are set smaller. */
  sign: string;
  /** Text on the door. */
  doorSign: string;
  /** `look` of the two customers in the window. */
  customers?: readonly [number, number];
  /** Accessible name. Omit it next to a heading with the same name. */
  title?: string;
}

/** The storefront on the start screen, with customers in the window and the door open. */
export function Storefront({ sign, doorSign, customers = [3, 0], title }: StorefrontProps) {
  const [happy, waiting] = customers;
  return (
    <svg css={storefront} viewBox="0 0 520 400" {...drawingName(title)}>
      <Building />
      <SignLamps />
      <text css={lettering} x="260" y="82" fontSize={fittingSize(sign, 440, 38)} fill="var(--sign-text)">
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
      <text css={lettering} x="406" y="251" fontSize={fittingSize(doorSign, 58, 21)} fill="var(--accent-coin)">
        {doorSign}
      </text>
      <ShopAwning />
      <FlowerBox />
    </svg>
  );
}
