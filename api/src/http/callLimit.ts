import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import { TooManyCalls } from '../problem.ts';

export interface CallLimit {
  /** Calls that one address may make within the window. */
  readonly calls: number;
  /** Length of the window, which begins with an address's first call. */
  readonly windowMs: number;
}

/** About 2 MB when full; the addresses that called longest ago are forgotten first. */
const maxAddresses = 10_000;
/** Half of an IPv6 address: providers give a household that many leading groups, and it may change the rest at will. */
const networkGroups = 4;

/** What counts as one caller: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, networkGroups).join(':');
}

/**
 * Makes the function that counts the calls of an address and refuses with 429 those above the limit. `now` gives
 * milliseconds since 1970 UTC. It counts in this process: several servers each allow as many.
 */
export function callLimit({ calls, windowMs }: CallLimit, now: () => number): (address: string) => void {
  const counts = new LRUCache<string, number>({ max: maxAddresses, ttl: windowMs, ttlResolution: 0, perf: { now } });
  return function count(address) {
    const network = networkOf(address);
    const made = counts.get(network) ?? 0;
    if (made < calls) {
      counts.set(network, made + 1, { noUpdateTTL: true });
      return;
    }
    const leftMs = counts.getRemainingTTL(network);
    throw new TooManyCalls(Math.floor(leftMs / 1000) + 1);
  };
}
