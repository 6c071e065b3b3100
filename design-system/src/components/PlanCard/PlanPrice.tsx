import { checkIcon } from '../Icon/icons.ts';
import { Tag } from '../Tag/Tag.tsx';
import { bill as billStyle, figure, price as priceStyle } from './PlanCard.styles.ts';

/** Price for one payment method. */
export interface PlanOffer {
  /** Price with currency. */
  price: string;
  /** Period of the price. */
  period?: string;
  /** Total billed. */
  bill?: string;
  /** Savings. Only for plans that can be bought. */
  saving?: string;
}

/** The price in large type, with period, total and savings. */
export function PlanPrice({ price, period, bill, saving }: PlanOffer) {
  return (
    <div>
      <p css={priceStyle}>
        <bdi css={figure} dir="ltr">
          {price}
        </bdi>
        {period !== undefined && <span>{` ${period}`}</span>}
      </p>
      {(bill !== undefined || saving !== undefined) && (
        <p css={billStyle}>
          {bill !== undefined && <bdi>{bill}</bdi>}
          {saving !== undefined && (
            <Tag tone="success" icon={checkIcon}>
              {saving}
            </Tag>
          )}
        </p>
      )}
    </div>
  );
}
