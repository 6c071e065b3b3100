import type { PaymentContext } from '../PaymentContext.ts';
import type { Knex } from 'knex';
import type { OrderRow } from '../orders/Order.model.ts';

/** A payment update that is being stored. */
export interface Recording {
  readonly trx: Knex.Transaction;
  /** Locked until the end of the transaction. */
  readonly order: OrderRow;
  readonly nowMs: number;
  readonly recordAgreement: PaymentContext['recordAgreement'];
}
