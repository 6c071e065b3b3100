import { readTicket, solve } from './solve.ts';

/**
 * Returns the answer of a child of ages 8-9 with three misconceptions: a ten that was borrowed isn't taken away, the times table
 * one below is used, and the profit on one portion is given for all. Other problems are answered correctly.
 */
export function misconceivedAnswer(text: string): number {
  const ticket = readTicket(text);
  const right = solve(text);
  switch (ticket.kind) {
    case 'stock':
      return ticket.start % 10 < ticket.served % 10 ? right + 10 : right;
    case 'profit':
      return ticket.price - ticket.cost;
    case 'order': {
      const [line, ...others] = ticket.lines;
      // With as many portions as dollars, it would be one portion less.
      const isTable = line !== undefined && others.length === 0 && line.count !== line.price;
      return isTable ? line.count * (line.price - 1) : right;
    }
    case 'change':
      return right;
  }
}
