import { Resolver } from 'node:dns/promises';
import { errorCode } from '../../lib/errorCode';
import { type Finding, recordOf, shortened, type WantedProof } from './prover';

const TIMEOUT_MS = 3000;
const NOTHING = ['ENODATA', 'ENOTFOUND', 'NXDOMAIN'];

/** Returns the TXT records of a name. @throws Error with a `code` of `node:dns` */
export type ResolveTxt = (name: string) => Promise<string[][]>;

export function createResolveTxt(): ResolveTxt {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  return (name) => resolver.resolveTxt(name);
}

/** Looks for the TXT record in the host's zone. */
export async function findRecord(resolveTxt: ResolveTxt, wanted: WantedProof): Promise<Finding> {
  const { name, value } = recordOf(wanted);
  try {
    // One record may consist of several strings.
    const records = (await resolveTxt(name)).map((parts) => parts.join(''));
    if (records.some((record) => record.trim() === value)) return { isProven: true };
    return records.length === 0
      ? { isProven: false, why: 'NO_RECORD', found: [] }
      : { isProven: false, why: 'OTHER_RECORD', found: shortened(records) };
  } catch (error) {
    const code = errorCode(error);
    if (NOTHING.includes(code)) return { isProven: false, why: 'NO_RECORD', found: [] };
    return code === 'ETIMEOUT' || code === 'ECANCELLED'
      ? { isProven: false, why: 'TIMEOUT', found: [] }
      : { isProven: false, why: 'UNREACHABLE', found: shortened([code]) };
  }
}
