import ipaddr from 'ipaddr.js';

/** Half of an IPv6 address: providers assign households that many leading groups, and a household can change the rest at will. */
const networkGroups = 4;

/**
 * Returns the network that counts as one caller: an IPv4 address, or the first 64 bits of an IPv6 address, normalized
 * (`2001:0db8::` and `2001:db8::` are the same network). Returns anything that is not an address unchanged.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!ipaddr.IPv4.isValidFourPartDecimal(plain) && !ipaddr.IPv6.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, networkGroups)
    .map((group) => group.toString(16))
    .join(':');
}
