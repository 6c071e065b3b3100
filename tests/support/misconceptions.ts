import { readTicket, solve } from './solve.ts';

/**
 * Returns the answer of a child of ages 8-9 with three misconceptions: a ten that was borrowed isn't taken away, the times table
 * one below is used, and the profit on one portion is given for all. Other problems are answered correctly.
 */
export function misconceivedAnswer(text: string): number {
  const ticket = readTicket(text);
  const right = solve(text);
  switch (ticket.kind) {
    case 'stock': {
      const { start, served } = ticket;
      const missing = (served % 10) - (start % 10);
      // Answers of other mistakes: the smaller digit taken from the larger one, both numbers added, a number copied.
      const isOther = missing === 5 || right + 10 === start + served || right + 10 === served;
      return missing > 0 && !isOther ? right + 10 : right;
    }
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
