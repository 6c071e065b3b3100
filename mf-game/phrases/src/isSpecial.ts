import { dishPriceCents } from '@countertop/contract/play/dishPrices';
import type { TicketLine } from '@countertop/engine/problems/problem';

/** Returns the line's price if it is not the one on the menu board, else null: drawn prices are the special of the day. */
export function specialPriceCents({ dish, phrase, amount }: TicketLine): number | null {
  if (dish === undefined) return null;
  const price = phrase.id === 'line.sells_for' ? amount : phrase.values['priceEach'];
  return price !== undefined && 'cents' in price && price.cents !== dishPriceCents(dish) ? price.cents : null;
}

export function isSpecial(line: TicketLine): boolean {
  return specialPriceCents(line) !== null;
}
