import { dishPriceCents } from '@countertop/contract/dishPrices';
import type { TicketLine } from '@countertop/engine/problems/problem';

/** Whether the line's price is not the one on the menu board: drawn prices are the special of the day. */
export function isSpecial({ dish, phrase, amount }: TicketLine): boolean {
  if (dish === undefined) return false;
  const price = phrase.id === 'line.sells_for' ? amount : phrase.values['priceEach'];
  return price !== undefined && 'cents' in price && price.cents !== dishPriceCents(dish);
}
