import { LRUCache } from 'lru-cache';
import { networkOf } from '../../platform/http/networkOf.ts';

export interface NetworkLimits {
  /** Length of a window, which begins with the first call of a network, in milliseconds. */
  readonly windowMs: number;
  /** Maximum number of calls of a network that are counted within a window. */
  readonly calls: number;
  /** Number of visits of a network that are all counted within a window. Above it, every tenth is. */
  readonly visits: number;
  /** Maximum number of visits of a network that are counted within a window. */
  readonly visitsAtMost: number;
  /** Calls within a window above which a network is flooding the site. More than any school makes. */
  readonly floodCalls: number;
  /** Length of a burst, in milliseconds. */
  readonly burstMs: number;
  /** Calls within a burst above which a network is flooding the site. More than any school makes. */
  readonly burstCalls: number;
}

/**
 * A child sends at most about 60 calls in ten minutes: a report of visible time every 30 s (20) and whenever the page is
 * hidden or shown (about 10), a page view and five web vitals for each of three pages (18), the start of the visit, and
 * the start and end of games (about 6). In the first seconds it sends at most 10: the start, page views and the first vitals.
 * So a class of 35 behind one address makes 2,100 calls in a window and 350 in a burst. The limits are about twice that.
 */
export const networkLimits: NetworkLimits = {
  windowMs: 600_000,
  calls: 4000,
  visits: 100,
  visitsAtMost: 200,
  floodCalls: 6000,
  burstMs: 10_000,
  burstCalls: 700,
};

/** No limits, for sites whose visitors share one address, and for load tests. */
export const noNetworkLimits: NetworkLimits = {
  ...networkLimits,
  calls: Infinity,
  visits: Infinity,
  visitsAtMost: Infinity,
  floodCalls: Infinity,
  burstCalls: Infinity,
};

/** Why a call is not counted: its network is over its budget or floods the site. */
export type OverBudget = 'network' | 'flood';

export interface Flood {
  /** IDs of the network's visits within the window. */
  readonly visits: readonly string[];
  /** Start of the window, in milliseconds since 1970 UTC. */
  readonly sinceMs: number;
}

interface Usage {
  readonly startedMs: number;
  readonly visits: Set<string>;
  counted: number;
  calls: number;
  burstStartedMs: number;
  burstCalls: number;
  isFlood: boolean;
}

/** In all networks together. About 30 MB, because a visit ID has at most 100 characters. */
const maxVisits = 200_000;
const sampleRate = 10;

/** Whether a window is over. Setting the clock back ends it as well. */
const isOver = (startedMs: number, lengthMs: number, nowMs: number) =>
  nowMs < startedMs || nowMs - startedMs >= lengthMs;

/**
 * Limits how much a single network can add to the analytics. Works in memory only, because addresses are never stored. Forgets the
 * networks that have been quiet the longest.
 */
export class NetworkBudget {
  readonly #limits: NetworkLimits;
  readonly #onFlood: (flood: Flood) => void;
  readonly #networks = new LRUCache<string, Usage>({ maxSize: maxVisits });
  /** Random per process, so that callers cannot pick visit IDs that are in the sample. */
  readonly #seed = Math.floor(Math.random() * 0xffffffff);

  /** `onFlood` is called when a network starts to flood the site, once per window. */
  constructor(limits: NetworkLimits, onFlood: (flood: Flood) => void) {
    this.#limits = limits;
    this.#onFlood = onFlood;
  }

  /** Adds a call at `nowMs`, milliseconds since 1970 UTC. Returns null if it counts, or else the reason why not. */
  add(address: string, visit: string, nowMs: number): OverBudget | null {
    const network = networkOf(address);
    const usage = this.#usageOf(network, nowMs);
    if (this.#isFlood(usage, nowMs)) return 'flood';
    if (usage.counted >= this.#limits.calls || !this.#admitVisit(network, usage, visit)) return 'network';
    usage.counted += 1;
    return null;
  }

  #usageOf(network: string, nowMs: number): Usage {
    const current = this.#networks.get(network);
    if (current && !isOver(current.startedMs, this.#limits.windowMs, nowMs)) return current;
    const created: Usage = {
      startedMs: nowMs,
      visits: new Set(),
      counted: 0,
      calls: 0,
      burstStartedMs: nowMs,
      burstCalls: 0,
      isFlood: false,
    };
    this.#networks.set(network, created, { size: 1 });
    return created;
  }

  #isFlood(usage: Usage, nowMs: number): boolean {
    if (usage.isFlood) return true;
    const { burstMs, burstCalls, floodCalls } = this.#limits;
    if (isOver(usage.burstStartedMs, burstMs, nowMs)) {
      usage.burstStartedMs = nowMs;
      usage.burstCalls = 0;
    }
    usage.calls += 1;
    usage.burstCalls += 1;
    if (usage.calls <= floodCalls && usage.burstCalls <= burstCalls) return false;
    usage.isFlood = true;
    this.#onFlood({ visits: [...usage.visits], sinceMs: usage.startedMs });
    usage.visits.clear();
    return true;
  }

  #admitVisit(network: string, usage: Usage, visit: string): boolean {
    if (usage.visits.has(visit)) return true;
    const { visits, visitsAtMost } = this.#limits;
    const { size } = usage.visits;
    if (size >= visitsAtMost || (size >= visits && !this.#isInSample(visit))) return false;
    usage.visits.add(visit);
    this.#networks.set(network, usage, { size: size + 2 });
    return true;
  }

  /** FNV-1a over the characters of an ID. */
  #isInSample(visit: string): boolean {
    let hash = this.#seed;
    for (let index = 0; index < visit.length; index += 1) hash = Math.imul(hash ^ visit.charCodeAt(index), 0x01000193);
    return ((hash ^ (hash >>> 15)) >>> 0) % sampleRate === 0;
  }
}
