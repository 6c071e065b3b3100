/** The moments at which a test lets the program die, in the order of a payment's life. */
export const faultPoints = [
  'order stored',
  'order made',
  'order kept',
  'payment checked',
  'payment captured',
  'event written',
  'payment written',
  'ledger written',
  'order written',
  'settled',
  'receipt mailed',
  'refund asked',
  'refund made',
  'refund settled',
  'reminder claimed',
] as const;
export type FaultPoint = (typeof faultPoints)[number];

/** Called at each of them; does nothing but in tests. */
export type AtPoint = (point: FaultPoint) => void;
