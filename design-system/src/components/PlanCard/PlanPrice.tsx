import { checkIcon } from '../Icon/icons.ts';
import { Tag } from '../Tag/Tag.tsx';
import { bill as billStyle, figure, price as priceStyle } from './PlanCard.styles.ts';

/** What a plan costs, paid in one way. */
export interface PlanOffer {
  /** With its currency. */
  price: string;
  /** What it is for. */
  period?: string;
  /** What is paid in the end. */
  bill?: string;
  /** What one saves. */
  saving?: string;
}

export interface PlanPriceProps extends PlanOffer {
  /** A saving that nobody can have yet is no good news. */
  isNotReady?: boolean;
}

/** The price, large, with what it is for and what it comes to below. */
export function PlanPrice({ price, period, bill, saving, isNotReady = false }: PlanPriceProps) {
  return (
    <div>
      <p css={priceStyle}>
        <bdi css={figure} dir="ltr">
          {price}
        </bdi>
        {period !== undefined && <> {period}</>}
      </p>
      {(bill !== undefined || saving !== undefined) && (
        <p css={billStyle}>
          {bill !== undefined && <bdi>{bill}</bdi>}
          {saving !== undefined && (
            <Tag tone={isNotReady ? 'plain' : 'success'} icon={checkIcon}>
              {saving}
            </Tag>
          )}
        </p>
      )}
    </div>
  );
}
