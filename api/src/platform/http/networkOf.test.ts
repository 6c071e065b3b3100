import { expect, it } from 'vitest';
import { networkOf, networksOf } from './networkOf.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
  ['parent@school.example 203.0.113.9', 'parent@school.example 203.0.113.9'],
  ['3627734734', '3627734734'],
])('counts the caller %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('tells the wider networks of an IPv6 address', () => {
  expect(networksOf('2001:db8:1:2345::1')).toEqual([
    { name: '2001:db8:1:2345', share: 1 },
    { name: '2001:db8:1:2300/56', share: 2 },
    { name: '2001:db8:1/48', share: 4 },
  ]);
  expect(networksOf('::ffff:203.0.113.9')).toEqual([{ name: '203.0.113.9', share: 1 }]);
  expect(networksOf('parent@school.example 203.0.113.9')).toHaveLength(1);
});
