import ipaddr from 'ipaddr.js';

/** Half of an IPv6 address: providers assign households that many leading groups, and a household can change the rest at will. */
const networkGroups = 4;

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const [plain = ''] = address.split('%');
  return ipaddr.IPv4.isValidFourPartDecimal(plain) || ipaddr.IPv6.isValid(plain) ? ipaddr.process(plain) : null;
}

const joined = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');

/**
 * Returns the network that counts as one caller: an IPv4 address, or the first 64 bits of an IPv6 address, normalized
 * (`2001:0db8::` and `2001:db8::` are the same network). Returns anything that is not an address unchanged.
 */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (parsed === null) return address;
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : joined(parsed.parts.slice(0, networkGroups));
}

interface Network {
  readonly name: string;
  /** How many times as many calls as one caller it may make. */
  readonly share: number;
}

/**
 * Returns the networks that an address belongs to, from the one of `networkOf` to the widest that one customer is assigned (RFC 6177: /56
 * for a household, /48 for a site). Otherwise, a /48 would be 65,536 callers.
 */
export function networksOf(address: string): readonly Network[] {
  const smallest = { name: networkOf(address), share: 1 };
  const parsed = parse(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [smallest];
  const [one = 0, two = 0, three = 0, four = 0] = parsed.parts;
  return [
    smallest,
    { name: `${joined([one, two, three, four & 0xff00])}/56`, share: 2 },
    { name: `${joined([one, two, three])}/48`, share: 4 },
  ];
}
