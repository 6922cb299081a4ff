import type { HostProver } from './prover';

const LOCAL = /(^|\.)localhost$/;

/**
 * A stand-in for zones and web servers, where nothing outside is asked. A host is proven, but one that begins with `sin-` has no proof,
 * and one that begins with `otra-` has somebody else's.
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

/** Hosts of this machine have no zone and no owner: the stand-in answers for them, and `real` for all others. */
export const withLocalHosts =
  (real: HostProver): HostProver =>
  (wanted) =>
    (LOCAL.test(wanted.host) ? simulatedProver : real)(wanted);
