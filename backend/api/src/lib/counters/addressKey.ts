import { isIPv4, isIPv6 } from 'node:net';

/** Groups of 16 bits that name the network of an IPv6 caller: a /64, which one customer has at least. */
const OWN_GROUPS = 4;
const GROUPS = 8;
const WITH_PORT = /^(?:\[(?<bracketed>[^\]]+)\]|(?<plain>[^:]+))(?::\d{1,5})?$/;
const MAPPED = ['0', '0', '0', '0', '0', 'ffff'];

/** Counter key of a caller: an IPv4 address, or the /64 of an IPv6 address, however a proxy spells it. */
export const addressKey = (purpose: string, ip: string): string =>
  `${purpose}:${networkOf(plainAddress(ip))}`;

/** Without the port that some proxies forward, and an IPv4 address as such where it is mapped into IPv6. */
export function plainAddress(ip: string): string {
  const { bracketed, plain } = WITH_PORT.exec(ip)?.groups ?? {};
  const address = (bracketed ?? plain ?? ip).split('%', 1)[0] ?? '';
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, MAPPED.length).join() !== MAPPED.join()) return address;
  return groups
    .slice(MAPPED.length)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}

const networkOf = (address: string): string =>
  isIPv6(address) ? groupsOf(address).slice(0, OWN_GROUPS).join(':') : address;

/** Eight groups in hexadecimal, without leading zeros. */
function groupsOf(address: string): string[] {
  const [left = '', right = ''] = asGroups(address).split('::', 2);
  const [before, after] = [left, right].map((half) => half.split(':').filter(Boolean));
  const missing = GROUPS - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])].map(
    (group) => Number.parseInt(group, 16).toString(16),
  );
}

/** The last 32 bits may be written as an IPv4 address. */
function asGroups(address: string): string {
  const last = address.slice(address.lastIndexOf(':') + 1);
  if (!isIPv4(last)) return address;
  const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number);
  const hex = (high: number, low: number) => (high * 256 + low).toString(16);
  return `${address.slice(0, -last.length)}${hex(a, b)}:${hex(c, d)}`;
}
