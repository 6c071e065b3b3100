import { LRUCache } from 'lru-cache';
import { atMost } from '../atMost.ts';
import { RateLimitError } from '../errors/ApiError.ts';

/** Callers that are remembered; about 10 MB when full. The quietest are forgotten first. */
const maxCallers = 50_000;

export interface Budget {
  /** Amount that one caller may spend within the window. */
  readonly amount: number;
  /** Length of the window, which begins with a caller's first call, in milliseconds. */
  readonly windowMs: number;
}

interface Spending {
  readonly startedMs: number;
  amount: number;
}

/**
 * Bounds how much work a caller causes. In memory, because it guards frequent calls far above what people do, and a write for each
 * would cost more than the call: a restart forgets what was spent, and several servers allow as many times as much. `rateLimit` is for
 * rare calls.
 */
export class CallBudget {
  readonly #budget: Budget;
  readonly #spendings = new LRUCache<string, Spending>(atMost(maxCallers));

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Spends an amount at `nowMs`, milliseconds since 1970 UTC. Throws `RateLimitError`, and spends nothing, above the budget. */
  spend(caller: string, amount: number, nowMs: number): void {
    const spending = this.#spendingOf(caller, nowMs);
    if (spending.amount + amount > this.#budget.amount) {
      throw new RateLimitError(Math.ceil((spending.startedMs + this.#budget.windowMs - nowMs) / 1000));
    }
    spending.amount += amount;
  }

  #spendingOf(caller: string, nowMs: number): Spending {
    const current = this.#spendings.get(caller);
    const passedMs = nowMs - (current?.startedMs ?? 0);
    // A clock that was set back ends the window, too.
    if (current !== undefined && passedMs >= 0 && passedMs < this.#budget.windowMs) return current;
    const created = { startedMs: nowMs, amount: 0 };
    this.#spendings.set(caller, created);
    return created;
  }
}
