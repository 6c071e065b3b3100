import type { ReactNode } from 'react';
import { MenuLine } from '../../artwork/MenuLine/MenuLine.tsx';
import { hanging, line, paper, rule } from './Ticket.styles.ts';

export interface TicketProps {
  /** A problem, a worked answer, a how-to step or a reward. */
  children: ReactNode;
  /** Whether the ticket has the height of its place, whatever is on it. Its content then scrolls where it says so. */
  isFilled?: boolean;
}

/** A paper ticket. Only for the problems a child works on. */
export function Ticket({ children, isFilled = false }: TicketProps) {
  return (
    <div css={hanging} data-filled={isFilled || undefined}>
      <div css={paper}>{children}</div>
    </div>
  );
}

export interface TicketLineProps {
  /** What was ordered. */
  label: ReactNode;
  /** Price or question mark, at the end of the leader. Always left to right. */
  value?: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
}

/** A ticket line: a label, a dotted leader and a value. */
export function TicketLine({ label, value, icon }: TicketLineProps) {
  return (
    <div css={line}>
      <MenuLine label={label} value={value} icon={icon} isFigure />
    </div>
  );
}

/** The dashed line before the question. */
export function TicketRule() {
  return <hr css={rule} />;
}
