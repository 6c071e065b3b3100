import { Ticket } from '@countertop/design-system/Ticket';
import type { ReactNode } from 'react';
import { reward } from './DayComplete.styles.ts';

export interface RewardProps {
  picture: ReactNode;
  /** The figure: "5 guests". */
  value: string;
  /** What it counts. */
  note: string;
}

/** One figure of the day on its own ticket. */
export function Reward({ picture, value, note }: RewardProps) {
  return (
    <li>
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
