import { isLeavingGuarded, leavePage } from '@countertop/client/shared/leaveGuard';
import type { RouterHistory } from '@tanstack/react-router';

/** Number of entries between two locations. The router counts them in the state of each; entries of hash links have none. */
type Indexed = Readonly<{ state: Readonly<{ __TSR_index: number }> }>;
const stepsBetween = (from: Indexed, to: Indexed) => to.state.__TSR_index - from.state.__TSR_index || -1;

/**
 * Keeps the visitor on a page that asks before leaving. The navigation is undone immediately, so that the address matches the
 * page while the visitor decides, and repeated if they leave. A closed tab gets the browser's own question.
 */
export function blockLeaving(history: RouterHistory): void {
  history.block({
    enableBeforeUnload: isLeavingGuarded,
    blockerFn({ currentLocation, nextLocation, action }) {
      if (!isLeavingGuarded() || nextLocation.pathname === currentLocation.pathname) return false;
      const isNew = action === 'PUSH' || action === 'REPLACE';
      leavePage(() => {
        if (isNew) history.push(nextLocation.href);
        else history.go(stepsBetween(currentLocation, nextLocation));
      });
      return true;
    },
  });
}
