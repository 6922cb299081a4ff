import type { SenderFailure } from '@tiquete/contracts';
import type { Config } from '../../config';
import { errorCode } from '../../lib/errorCode';
import { createResolveTxt, type ResolveTxt } from '../hosts/dnsProof';
import { shortened } from '../hosts/prover';
import { consentRecord } from './senders';

export interface WantedSender {
  domain: string;
  token: string;
  /** Name that the SPF record must include. */
  spf: string;
}
export type SenderFinding =
  { isProven: true } | { isProven: false; why: SenderFailure; found: string[] };
/** Checks whether a domain's owner lets a brand send mails from it. Answers within some seconds and never throws. */
export type SenderProver = (wanted: WantedSender) => Promise<SenderFinding>;

const NOTHING = ['ENODATA', 'ENOTFOUND', 'NXDOMAIN'];

/** Creates a prover that checks the brand's consent record and the SPF record. Each look-up has the resolver's timeout. */
export const createSenderProver =
  (resolveTxt: ResolveTxt): SenderProver =>
  async ({ domain, token, spf }) => {
    const { name, value } = consentRecord({ domain, token });
    try {
      const [consents, records] = await Promise.all([
        textsAt(resolveTxt, name),
        textsAt(resolveTxt, domain),
      ]);
      if (!consents.includes(value))
        return consents.length === 0
          ? { isProven: false, why: 'NO_RECORD', found: [] }
          : { isProven: false, why: 'OTHER_RECORD', found: shortened(consents) };
      const policies = records.filter((text) => /^v=spf1(?:\s|$)/i.test(text));
      return policies.some((text) => includes(text, spf))
        ? { isProven: true }
        : { isProven: false, why: 'NO_SPF', found: shortened(policies) };
    } catch (error) {
      const code = errorCode(error);
      return code === 'ETIMEOUT' || code === 'ECANCELLED'
        ? { isProven: false, why: 'TIMEOUT', found: [] }
        : { isProven: false, why: 'UNREACHABLE', found: shortened([code]) };
    }
  };

/** TXT records of a name. One record may consist of several strings. */
async function textsAt(resolveTxt: ResolveTxt, name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join('').trim());
  } catch (error) {
    if (NOTHING.includes(errorCode(error))) return [];
    throw error;
  }
}

/** True when the SPF record includes a name (RFC 7208, 5.2). */
const includes = (policy: string, spf: string): boolean =>
  policy
    .toLowerCase()
    .split(/\s+/)
    .some((term) => term.replace(/^\+/, '') === `include:${spf.toLowerCase()}`);

/** Stand-in that verifies every domain except those that begin with `sin-`, without outside requests. */
const simulatedSenderProver: SenderProver = async ({ domain }) =>
  domain.startsWith('sin-') ? { isProven: false, why: 'NO_RECORD', found: [] } : { isProven: true };

export const senderProverOf = ({ environment }: Pick<Config, 'environment'>): SenderProver =>
  environment === 'test' ? simulatedSenderProver : createSenderProver(createResolveTxt());
