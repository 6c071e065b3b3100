/** The name under which an open order is kept in local storage. */
export const orderKey = 'countertop.order.v1';

/** Whether an order may be open, without the code that reads it. */
export function mayHaveOpenOrder(): boolean {
  try {
    return localStorage.getItem(orderKey) !== null;
  } catch {
    return false;
  }
}
