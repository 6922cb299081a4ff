/** One counter's key for all of an IPv6 customer's addresses: the first 64 bits. */
export const addressKey = (purpose: string, ip: string): string =>
  `${purpose}:${ip.includes(':') && !ip.includes('.') ? firstHalf(ip) : ip}`;

function firstHalf(ip: string): string {
  const [left = '', right = ''] = ip.split('::', 2);
  const groups = left.split(':').filter(Boolean);
  const missing = ip.includes('::')
    ? 8 - groups.length - right.split(':').filter(Boolean).length
    : 0;
  const all = [
    ...groups,
    ...Array.from({ length: missing }, () => '0'),
    ...right.split(':').filter(Boolean),
  ];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
