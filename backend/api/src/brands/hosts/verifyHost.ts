import type { HostMethod } from '@tiquete/contracts';
import type { Database } from '../../db/database';
import { withBrandsLock } from '../history/publishBrand';
import type { Author } from '../history/writeVersions';
import { BrandRefusal } from '../refusal';
import { type HostClaim, readClaims, readTaken, releaseHosts } from './claims';
import type { HostProver } from './prover';

interface HostProof {
  brand: string;
  host: string;
  method: HostMethod;
}

/**
 * Checks and stores whether a host belongs to a brand. A proven host is not checked again, and another brand's host stays with
 * it in any case. @throws BrandRefusal UNKNOWN_HOST
 */
export async function verifyHost(
  db: Database,
  { name, at }: Author,
  prove: HostProver,
  { brand, host, method }: HostProof,
): Promise<HostClaim> {
  const claimed = async (queryable: Parameters<typeof readClaims>[0]) => {
    const claim = (await readClaims(queryable, brand)).find((one) => one.host === host);
    if (claim) return claim;
    throw new BrandRefusal(
      'UNKNOWN_HOST',
      `${brand}: no draft and nothing published names ${host}.`,
    );
  };
  const { token, state, ...claim } = await claimed(db);
  if (state === 'verified') return { token, state, ...claim };
  const finding = await prove({ host, method, token });
  return withBrandsLock(db, async (tx) => {
    const isTaken = finding.isProven && (await readTaken(tx, brand, [host])).length > 0;
    const why = finding.isProven ? isTaken && 'TAKEN' : finding.why;
    if (!why) await releaseHosts(tx, brand, [host]);
    await tx.query(
      `update brand_hosts set state = $4, why = $5, found = $6, method = $7, checked_at = $8, checked_by = $9
        where brand = $1 and host = $2 and token = $3`,
      [
        ...[brand, host, token],
        ...(why ? ['failed', why] : ['verified', null]),
        finding.isProven ? [] : finding.found,
        ...[method, at, name],
      ],
    );
    return claimed(tx);
  });
}
