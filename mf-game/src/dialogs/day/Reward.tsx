import { Ticket } from '@countertop/design-system/Ticket';
import type { ReactNode } from 'react';
import { reward } from './DayComplete.styles.ts';

export interface RewardProps {
  picture: ReactNode;
  /** "5 customers". */
  value: string;
  note: string;
  /** Makes the ticket twice as wide. */
  isWide?: boolean;
}

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
