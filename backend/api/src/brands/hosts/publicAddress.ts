import { BlockList, isIPv4 } from 'node:net';

/** IPv4 ranges outside the public internet (RFC 6890 and its registry). */
const NOT_PUBLIC = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/**
 * Excluded ranges of 2000::/3, the only assigned IPv6: special registries, documentation, and addresses that embed an IPv4.
 */
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [net, prefix] of NOT_PUBLIC) refused.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of NOT_PUBLIC_6) refused.addSubnet(net, prefix, 'ipv6');
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

/**
 * True for an address on the public internet: not this machine, not a private network, not an internal service of a cloud.
 */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !refused.check(address, 'ipv4')
    : givenOut.check(address, 'ipv6') && !refused.check(address, 'ipv6');
