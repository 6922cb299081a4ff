import ipaddr from 'ipaddr.js';

/** Groups of 16 bits that identify the network of an IPv6 caller: a /64, the smallest that a customer gets. */
const OWN_GROUPS = 4;
const WITH_PORT = /^(?:\[(?<bracketed>[^\]]+)\]|(?<plain>[^:]+))(?::\d{1,5})?$/;

/** Counter key of a caller: its IPv4 address, or the /64 of its IPv6 address, regardless of the proxy's spelling. */
export const addressKey = (purpose: string, ip: string): string =>
  `${purpose}:${networkOf(plainAddress(ip))}`;

/**
 * An address in canonical form, without the port or zone that some proxies forward. An IPv4-mapped IPv6 address becomes IPv4.
 * A text that is no address is returned unchanged.
 */
export function plainAddress(ip: string): string {
  const { bracketed, plain } = WITH_PORT.exec(ip)?.groups ?? {};
  const address = (bracketed ?? plain ?? ip).split('%', 1)[0] ?? '';
  return isAddress(address) ? ipaddr.process(address).toString() : address;
}

const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

const networkOf = (address: string): string =>
  ipaddr.IPv6.isValid(address)
    ? ipaddr.IPv6.parse(address)
        .parts.slice(0, OWN_GROUPS)
        .map((group) => group.toString(16))
        .join(':')
    : address;
