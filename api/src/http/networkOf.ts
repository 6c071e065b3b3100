import { isIPv6 } from 'node:net';

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
