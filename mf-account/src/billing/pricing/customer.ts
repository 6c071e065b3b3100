import type { Availability, Extension } from '@countertop/contract/payments';
import type { CurrentUser } from '@countertop/contract/user';

/** A signed-in visitor of the pricing page. */
export interface Customer {
  readonly user: CurrentUser;
  /** Whether payment is possible; null if unknown. */
  readonly mode: Availability['mode'] | null;
  /** The extension that one more payment adds; null without a plan that ends, and if unknown. */
  readonly extension: Extension | null;
  /** When this was loaded, in milliseconds since 1970 UTC. */
  readonly askedAtMs: number;
}
