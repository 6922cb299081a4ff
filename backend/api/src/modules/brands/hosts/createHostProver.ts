import type { Config } from '../../../config';
import { createResolveTxt, findRecord, type ResolveTxt } from './dnsProof';
import { findFile, type HttpProofOptions, inTheWorld } from './httpProof';
import type { HostProver } from './prover';
import { simulatedProver, withLocalHosts } from './simulatedProver';

/** Asks zones and web servers; the parts that reach out are given. */
export const createProver =
  (resolveTxt: ResolveTxt, http: HttpProofOptions = inTheWorld): HostProver =>
  (wanted) =>
    wanted.method === 'dns' ? findRecord(resolveTxt, wanted) : findFile(http, wanted);

/** In tests nothing outside is asked; where nothing is sold, the stand-in answers for hosts of this machine. */
export function createHostProver({
  environment,
  isDemo,
}: Pick<Config, 'environment' | 'isDemo'>): HostProver {
  if (environment === 'test') return simulatedProver;
  const real = createProver(createResolveTxt());
  return isDemo || environment === 'development' ? withLocalHosts(real) : real;
}
