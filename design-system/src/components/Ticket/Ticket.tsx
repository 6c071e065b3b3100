import type { ReactNode } from 'react';
import { MenuLine } from '../../artwork/MenuLine/MenuLine.tsx';
import { hanging, line, paper, rule } from './Ticket.styles.ts';

export interface TicketProps {
  /** A problem, a worked answer, a how-to step or a reward. */
  children: ReactNode;
}

/** A paper ticket. Every sum a child works with is on one, and nothing else is. */
export function Ticket({ children }: TicketProps) {
  return (
    <div css={hanging}>
      <div css={paper}>{children}</div>
    </div>
  );
}

export interface TicketLineProps {
  /** What is ordered. */
  label: ReactNode;
  /** Its price or a question mark, at the end of the dots. Always read from left to right. */
  value?: ReactNode;
  /** A small picture before the label. */
  icon?: ReactNode;
}

/** One line of a ticket: a label, a dotted leader and a value. */
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
