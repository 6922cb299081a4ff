import type { Config } from '../../config';
import { createResolveTxt, findRecord, type ResolveTxt } from './dnsProof';
import { findFile, type HttpProofOptions, inTheWorld } from './httpProof';
import type { HostProver } from './prover';
import { simulatedProver, withLocalHosts } from './simulatedProver';

/** Queries DNS zones and web servers by the given functions. */
export const createProver =
  (resolveTxt: ResolveTxt, http: HttpProofOptions = inTheWorld): HostProver =>
  (wanted) =>
    wanted.method === 'dns' ? findRecord(resolveTxt, wanted) : findFile(http, wanted);

/** Tests send no outside requests. In a demo a stand-in answers for hosts of this machine. */
export function createHostProver({
  environment,
  isDemo,
}: Pick<Config, 'environment' | 'isDemo'>): HostProver {
  if (environment === 'test') return simulatedProver;
  const real = createProver(createResolveTxt());
  return isDemo || environment === 'development' ? withLocalHosts(real) : real;
}
