import type { ReactNode } from 'react';
import { Building, Door, FlowerBox, ShopAwning, SignLamps, WindowPane } from './Facade.tsx';
import { fittingSize } from './fittingSize.ts';
import { lettering } from './Storefront.styles.ts';

export interface ShopFrontProps {
  /** Name on the sign. Long names are set smaller. */
  sign: string;
  /** Text on the door. */
  doorSign: string;
  /** Things in the window or in front of it. */
  children: ReactNode;
}

export const shopViewBox = '0 0 520 400';

/** The shop with its sign, open or closed, in the view box above. Its svg has the style `storefront`. */
export function ShopFront({ sign, doorSign, children }: ShopFrontProps) {
  return (
    <>
      <Building />
      <SignLamps />
      <text css={lettering} x="260" y="82" fontSize={fittingSize(sign, 440, 38)} fill="var(--sign-text)">
        {sign}
      </text>
      <WindowPane />
      {children}
      <Door />
      <text css={lettering} x="406" y="251" fontSize={fittingSize(doorSign, 58, 21)} fill="var(--accent-coin)">
        {doorSign}
      </text>
      <ShopAwning />
      <FlowerBox />
    </>
  );
}
