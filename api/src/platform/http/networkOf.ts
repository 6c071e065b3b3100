import ipaddr from 'ipaddr.js';

/** Half of an IPv6 address: providers assign a household that many leading groups, and it can change the rest at will. */
const networkGroups = 4;

/**
 * Returns what counts as one caller: an IPv4 address, or the first 64 bits of an IPv6 address, each in one spelling
 * (`2001:0db8::` and `2001:db8::` are the same network). Anything that is not an address is returned unchanged.
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
