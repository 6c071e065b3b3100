import { Ticket } from '@countertop/design-system/Ticket';
import type { ReactNode } from 'react';
import { reward } from './DayComplete.styles.ts';

export interface RewardProps {
  picture: ReactNode;
  /** The figure: "5 guests". */
  value: string;
  /** What it counts. */
  note: string;
  /** As wide as two tickets. */
  isWide?: boolean;
}

/** One figure of the day on its own ticket. */
export function Reward({ picture, value, note, isWide = false }: RewardProps) {
  return (
    <li data-wide={isWide || undefined}>
      <Ticket>
        <div css={reward}>
          {picture}
          <p>
            <b>{value}</b>
            <span>{note}</span>
          </p>
        </div>
      </Ticket>
    </li>
  );
}
