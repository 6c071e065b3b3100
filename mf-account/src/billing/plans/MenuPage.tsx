import { PageTitle } from '@countertop/design-system/Page';
import type { ReactNode } from 'react';
import { PeriodChoice, type PeriodChoiceProps } from './PeriodChoice.tsx';
import { priceSwitch } from './PeriodChoice.styles.ts';
import { Plans, type PlansProps } from './Plans.tsx';
import { head } from './Pricing.styles.ts';

export interface MenuPageProps extends PeriodChoiceProps, PlansProps {
  title: string;
  /** Below the title, in a place of the same height for visitors and subscribers. */
  text: ReactNode;
}

/** The first screen: title, text and the choice of a period, then the menu. */
export function MenuPage({ title, text, period, onPeriodChange, payment, current }: MenuPageProps) {
  return (
    <div css={priceSwitch}>
      <div css={head}>
        <div>
          <PageTitle>{title}</PageTitle>
          {text}
        </div>
        <PeriodChoice period={period} onPeriodChange={onPeriodChange} />
      </div>
      <Plans payment={payment} current={current} />
    </div>
  );
}
