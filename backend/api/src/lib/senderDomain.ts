import { domainToASCII } from 'node:url';

/** One address without characters that a mail header would read as two. */
const ADDRESS = /^[^\s@,;:<>()[\]"\\]+@([^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+)$/u;

/** Domain of an e-mail address in its DNS form; null for a text that is not one address. */
export function senderDomain(email: string): string | null {
  const domain = domainToASCII(ADDRESS.exec(email)?.[1] ?? '');
  return domain === '' ? null : domain;
}
