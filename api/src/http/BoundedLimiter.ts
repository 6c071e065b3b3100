import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Some MB when full; the callers that called longest ago are forgotten first. */
const maxCallers = 10_000;

/** Counts in this process, and never more callers than it has room for. */
export class BoundedLimiter extends RateLimiterMemory {
  readonly #callers = new LRUCache<string, true>({
    max: maxCallers,
    dispose: (_, key) => void this.delete(key),
    noDisposeOnSet: true,
  });

  override consume(key: string): Promise<RateLimiterRes> {
    this.#callers.set(key, true);
    return super.consume(key);
  }
}
