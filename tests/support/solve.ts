const number = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

/** Computes the answer to a ticket of ages 8-9 from its lines. */
export function solve(ticket: string): number {
  const change = /Total\D+([\d.,]+)[\s\S]*?Paid with\D+([\d.,]+)/.exec(ticket);
  if (change) return number(change[2]) - number(change[1]);
  const stock = /(?:morning|in stock)\D+([\d,]+)[\s\S]*?(?:Served|Ordered for tonight)\D+([\d,]+)/.exec(ticket);
  if (stock) return number(stock[1]) - number(stock[2]);
  const profit = /sells for\D+([\d.]+)[\s\S]*?costs us\D+([\d.]+)[\s\S]*?Sold today\D+(\d+)/.exec(ticket);
  if (profit) return (number(profit[1]) - number(profit[2])) * number(profit[3]);
  const lines = [...ticket.matchAll(/(\d+) [^\n$]+ at \$([\d.]+)/g)];
  if (lines.length === 0) throw new Error(`Unknown kind of ticket:\n${ticket}`);
  return sum(lines.map(([, count, price]) => number(count) * number(price)));
}
