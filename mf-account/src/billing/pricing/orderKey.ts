/** Local storage key of an open order. */
export const orderKey = 'countertop.order.v1';

/** Whether an order may be open, without loading the code that reads it. */
export function mayHaveOpenOrder(): boolean {
  try {
    return !['null', null].includes(localStorage.getItem(orderKey));
  } catch {
    return false;
  }
}
