/** Points at which a test can kill the process, in the order of a payment's life. */
export const faultPoints = [
  'order stored',
  'order created',
  'order ID stored',
  'payment checked',
  'payment captured',
  'event written',
  'payment written',
  'ledger written',
  'order written',
  'update applied',
  'receipt sent',
  'refund recorded',
  'refund requested',
  'refund created',
  'refund applied',
  'reminder claimed',
] as const;
export type FaultPoint = (typeof faultPoints)[number];

/** Called at each fault point. Does nothing outside tests. */
export type AtPoint = (point: FaultPoint) => void;
