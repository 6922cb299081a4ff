import type { Config } from '../../config';
import { createResolveTxt, findRecord, type ResolveTxt } from './dnsProof';
import { findFile, type HttpProofOptions, PUBLIC_INTERNET } from './httpProof';
import type { HostProver } from './prover';

/** Creates a prover that queries DNS zones and web servers by the given functions. */
export const createProver =
  (resolveTxt: ResolveTxt, http: HttpProofOptions = PUBLIC_INTERNET): HostProver =>
  (wanted) =>
    wanted.method === 'dns' ? findRecord(resolveTxt, wanted) : findFile(http, wanted);

/**
 * Creates the prover of the process. Tests send no outside requests; in a demo a stand-in answers for hosts of this machine.
 */
export function createHostProver({
  environment,
  isDemo,
}: Pick<Config, 'environment' | 'isDemo'>): HostProver {
  if (environment === 'test') return simulatedProver;
  const real = createProver(createResolveTxt());
  return isDemo || environment === 'development' ? withLocalHosts(real) : real;
}

const LOCAL = /(^|\.)localhost$/;

/**
 * Stand-in for zones and web servers. Every host is proven, except that hosts beginning with `sin-` have no proof and those
 * with `otra-` have another brand's.
 */
export const simulatedProver: HostProver = async ({ host, method }) => {
  if (host.startsWith('sin-'))
    return method === 'dns'
      ? { isProven: false, why: 'NO_RECORD', found: [] }
      : { isProven: false, why: 'STATUS', found: ['404'] };
  if (host.startsWith('otra-'))
    return method === 'dns'
      ? {
          isProven: false,
          why: 'OTHER_RECORD',
          found: ['tiquete-verification=de-otra-agencia'],
        }
      : { isProven: false, why: 'OTHER_FILE', found: ['de-otra-agencia'] };
  return { isProven: true };
};

/** Answers for hosts of this machine, which have no zone and no owner, by a stand-in, and for all others by `real`. */
const withLocalHosts =
  (real: HostProver): HostProver =>
  (wanted) =>
    (LOCAL.test(wanted.host) ? simulatedProver : real)(wanted);
