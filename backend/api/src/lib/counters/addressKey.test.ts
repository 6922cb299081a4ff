import { addressKey, plainAddress } from './addressKey';

it.each([
  ['a port', '203.0.113.9', ['203.0.113.9:4711', '203.0.113.9:80', '[203.0.113.9]:80']],
  [
    'IPv4 in IPv6',
    '203.0.113.9',
    [
      '::ffff:203.0.113.9',
      '::FFFF:cb00:7109',
      '0:0:0:0:0:ffff:203.0.113.9',
      '[::ffff:203.0.113.9]:1',
    ],
  ],
  [
    'any IPv6 address of a /64',
    '2001:db8:aa:5::1',
    [
      '2001:db8:aa:5::2',
      '2001:db8:aa:5:1:2:3:4',
      '[2001:db8:aa:5::1]:443',
      '2001:0DB8:00AA:0005::9',
      '2001:db8:aa:5::192.0.2.1',
    ],
  ],
])('gives %s the same counter as the address itself', (_, address, spellings) => {
  for (const spelled of spellings)
    expect([spelled, addressKey('x', spelled)]).toEqual([spelled, addressKey('x', address)]);
});

it.each([
  ['203.0.113.9', '203.0.113.10'],
  ['2001:db8:aa:5::1', '2001:db8:aa:6::1'],
  ['2001:db8:aa::1', '2001:db8:ab::1'],
  ['::1', '2001:db8:aa::1'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.10'],
])('gives %s and %s different counters', (one, other) =>
  expect(addressKey('x', one)).not.toBe(addressKey('x', other)),
);

it('gives each purpose its own counter', () =>
  expect(addressKey('book', '::1')).not.toBe(addressKey('claim', '::1')));

it.each([
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', 'unknown'],
])('normalises %s to %s', (given, plain) => expect(plainAddress(given)).toBe(plain));
