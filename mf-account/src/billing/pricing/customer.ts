import type { Availability, Extension } from '@countertop/contract/payments';
import type { CurrentUser } from '@countertop/contract/user';

/** Who is signed in and looks at the prices. */
export interface Customer {
  readonly user: CurrentUser;
  /** Whether one can pay here; null where the server did not say. */
  readonly mode: Availability['mode'] | null;
  /** What one more payment adds to the plan; null without a plan that ends, and where the server did not say. */
  readonly extension: Extension | null;
  /** When the server said so, in milliseconds since 1970 UTC. */
  readonly askedAtMs: number;
}
