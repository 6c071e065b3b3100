import { sum } from '@countertop/engine/sum';

interface Line {
  readonly count: number;
  readonly price: number;
}

/** The numbers on a ticket of ages 6-9, amounts in dollars. */
export type TicketNumbers =
  | { readonly kind: 'change'; readonly total: number; readonly paid: number }
  | { readonly kind: 'stock'; readonly start: number; readonly served: number }
  | { readonly kind: 'profit'; readonly price: number; readonly cost: number; readonly sold: number }
  | { readonly kind: 'order'; readonly lines: readonly Line[] };

const totalOf = (lines: readonly Line[]) => sum(lines.map(({ count, price }) => count * price));
const number = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));

/** Reads an order's text, with the names of its bills and coins on the first line. Runs in the page. */
export function readOrder(panel: HTMLElement): string {
  const money = panel.querySelector('[role=img][aria-label*="-dollar bill"]');
  return `${money?.ariaLabel ?? ''}\n${panel.innerText}`;
}

/** Value of a bill or a coin, in dollars. */
const worth: Readonly<Record<string, number>> = { one: 1, five: 5, ten: 10, quarter: 0.25 };

/** Adds up money to count from its accessible name: '1 five-dollar bill and 4 quarters'. */
const countMoney = (name: string) =>
  sum(
    [...name.matchAll(/(\d+) (one|five|ten|quarter)/g)].map(
      ([, count, kind = '']) => number(count) * (worth[kind] ?? 0),
    ),
  );

/** Reads the lines of a ticket of ages 6-9. */
export function readTicket(panel: string): TicketNumbers {
  // A picture after the answer field repeats the lines.
  const [text = ''] = panel.split('Your answer');
  const lines = [...text.matchAll(/(\d+) [^\n$]+ at \$([\d.]+)/g)].map(([, count, price]) => ({
    count: number(count),
    price: number(price),
  }));
  const change = /Paid with\s+\$([\d.,]+)/.exec(text);
  if (change) {
    // The youngest children read the total next to its line, and may have to count the money.
    const total = /Total\D+([\d.,]+)/.exec(text);
    const [name = ''] = text.split('\n', 1);
    const paid = countMoney(name) || number(change[1]);
    return { kind: 'change', total: total ? number(total[1]) : totalOf(lines), paid };
  }
  const stock = /(?:morning|in stock)\D+([\d,]+)[\s\S]*?(?:Served|Ordered for tonight)\D+([\d,]+)/.exec(text);
  if (stock) return { kind: 'stock', start: number(stock[1]), served: number(stock[2]) };
  const profit = /sells for\D+([\d.]+)[\s\S]*?costs us\D+([\d.]+)[\s\S]*?Sold today\D+(\d+)/.exec(text);
  if (profit) return { kind: 'profit', price: number(profit[1]), cost: number(profit[2]), sold: number(profit[3]) };
  if (lines.length === 0) throw new Error(`Unknown kind of ticket:\n${panel}`);
  return { kind: 'order', lines };
}

/** Computes the answer to a ticket of ages 6-9 from its lines. */
export function solve(text: string): number {
  const ticket = readTicket(text);
  switch (ticket.kind) {
    case 'change':
      return ticket.paid - ticket.total;
    case 'stock':
      return ticket.start - ticket.served;
    case 'profit':
      return (ticket.price - ticket.cost) * ticket.sold;
    case 'order':
      return totalOf(ticket.lines);
  }
}
