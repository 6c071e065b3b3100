interface Line {
  readonly count: number;
  readonly price: number;
}

/** The numbers on a ticket of ages 8-9, amounts in dollars. */
export type TicketNumbers =
  | { readonly kind: 'change'; readonly total: number; readonly paid: number }
  | { readonly kind: 'stock'; readonly start: number; readonly served: number }
  | { readonly kind: 'profit'; readonly price: number; readonly cost: number; readonly sold: number }
  | { readonly kind: 'order'; readonly lines: readonly Line[] };

const number = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));

/** Reads the lines of a ticket of ages 8-9. */
export function readTicket(panel: string): TicketNumbers {
  // A picture after the answer field repeats the lines.
  const [text = ''] = panel.split('Your answer');
  const change = /Total\D+([\d.,]+)[\s\S]*?Paid with\D+([\d.,]+)/.exec(text);
  if (change) return { kind: 'change', total: number(change[1]), paid: number(change[2]) };
  const stock = /(?:morning|in stock)\D+([\d,]+)[\s\S]*?(?:Served|Ordered for tonight)\D+([\d,]+)/.exec(text);
  if (stock) return { kind: 'stock', start: number(stock[1]), served: number(stock[2]) };
  const profit = /sells for\D+([\d.]+)[\s\S]*?costs us\D+([\d.]+)[\s\S]*?Sold today\D+(\d+)/.exec(text);
  if (profit) return { kind: 'profit', price: number(profit[1]), cost: number(profit[2]), sold: number(profit[3]) };
  const lines = [...text.matchAll(/(\d+) [^\n$]+ at \$([\d.]+)/g)];
  if (lines.length === 0) throw new Error(`Unknown kind of ticket:\n${panel}`);
  return { kind: 'order', lines: lines.map(([, count, price]) => ({ count: number(count), price: number(price) })) };
}

/** Computes the answer to a ticket of ages 8-9 from its lines. */
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
      return ticket.lines.reduce((total, { count, price }) => total + count * price, 0);
  }
}
