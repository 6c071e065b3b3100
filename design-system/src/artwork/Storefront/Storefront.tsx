import { Customer } from '../Customer/Customer.tsx';
import { drawingName } from '../Picture/drawingName.ts';
import { WindowBars } from './Facade.tsx';
import { ShopFront, type ShopFrontProps, shopViewBox } from './ShopFront.tsx';
import { storefront } from './Storefront.styles.ts';

export { Skyline } from './Skyline.tsx';

export interface StorefrontProps extends Omit<ShopFrontProps, 'children'> {
  /** `look` of the two customers in the window. */
  customers?: readonly [number, number];
  /** Accessible name. Omit it next to a heading with the same name. */
  title?: string;
}

/** The storefront on the start screen, with customers in the window and the door open. */
export function Storefront({ customers = [3, 0], title, ...signs }: StorefrontProps) {
  const [happy, waiting] = customers;
  return (
    <svg css={storefront} viewBox={shopViewBox} {...drawingName(title)}>
      <ShopFront {...signs}>
        <svg x="60" y="204" width="110" height="110">
          <Customer look={happy} mood="happy" />
        </svg>
        <svg x="187" y="204" width="110" height="110">
          <Customer look={waiting} mood="waiting" />
        </svg>
        <WindowBars />
      </ShopFront>
    </svg>
  );
}
