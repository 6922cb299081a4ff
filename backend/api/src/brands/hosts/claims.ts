import { randomBytes } from 'node:crypto';
import type { BrandHost } from '@tiquete/contracts';
import type { Queryable, Tx } from '../../db/database';
import { BrandRefusal } from '../refusal';
import { fileOf, recordOf } from './prover';

/** A brand's claim to a host, and whether the brand has proven it. */
export interface HostClaim {
  host: string;
  token: string;
  state: BrandHost['state'];
  method: BrandHost['method'];
  checkedAt: Date | null;
  why: NonNullable<BrandHost['why']>['code'] | null;
  found: string[];
  /** True when the brand is published at this host. */
  isServed: boolean;
}

/** Claims of the hosts in a brand's draft or published file, in their order. */
export const readClaims = (db: Queryable, brand: string): Promise<HostClaim[]> =>
  db.query<HostClaim>(
    `select host, token, state, method, checked_at as "checkedAt", why, found,
            exists (select 1 from brands where id = $1 and hosts @> array[host]) as "isServed"
       from brand_hosts join brand_named_hosts using (brand, host) where brand = $1 order by place, host`,
    [brand],
  );

export const toBrandHost = (claim: HostClaim): BrandHost => ({
  host: claim.host,
  state: claim.state,
  method: claim.method,
  record: recordOf(claim),
  file: fileOf(claim),
  checked_at: claim.checkedAt?.toISOString() ?? null,
  why: claim.why === null ? null : { code: claim.why, found: claim.found },
  is_served: claim.isServed,
});

const newToken = () => randomBytes(16).toString('hex');

/**
 * Creates a claim for each host that the brand names now, and deletes claims of hosts it no longer names. A proven claim stays
 * for a possible revert, until another brand proves the host.
 */
export async function settleClaims(tx: Tx, brand: string): Promise<void> {
  await tx.query(
    `delete from brand_hosts where brand = $1 and state <> 'verified'
        and host not in (select host from brand_named_hosts where brand = $1)`,
    [brand],
  );
  const unclaimed = await tx.query<{ host: string }>(
    `select host from brand_named_hosts where brand = $1
      and host not in (select host from brand_hosts where brand = $1)`,
    [brand],
  );
  await tx.query(
    'insert into brand_hosts (brand, host, token) select $1, * from unnest($2::text[], $3::text[])',
    [brand, unclaimed.map(({ host }) => host), unclaimed.map(newToken)],
  );
}

/** Marks hosts from the platform owner's own files as proven. */
export async function trustHosts(tx: Tx, brand: string, hosts: readonly string[]): Promise<void> {
  await releaseHosts(tx, brand, hosts);
  await tx.query(
    `insert into brand_hosts (brand, host, token, state, method, checked_at, checked_by)
     select $1, host, token, 'verified', 'file', now(), 'file'
     from unnest($2::text[], $3::text[]) as given (host, token)
     on conflict (brand, host) do update set state = 'verified', method = 'file', checked_at = now(),
       checked_by = 'file', why = null, found = '{}'`,
    [brand, hosts, hosts.map(newToken)],
  );
}

/** Deletes proven claims of other brands that no longer name these hosts. */
export const releaseHosts = (tx: Tx, brand: string, hosts: readonly string[]): Promise<unknown> =>
  tx.query(
    `delete from brand_hosts where brand <> $1 and host = any($2) and state = 'verified'
        and (brand, host) not in (select brand, host from brand_named_hosts)`,
    [brand, hosts],
  );

/** Hosts that belong to another brand: it has proven them, and its draft or published file names them. */
export const readTaken = (db: Queryable, brand: string, hosts: readonly string[]) =>
  db.query<{ host: string; brand: string }>(
    `select host, id as brand from brands, unnest(hosts) as host where id <> $1 and host = any($2)
     union
     select host, brand from brand_hosts join brand_named_hosts using (brand, host)
      where brand <> $1 and host = any($2) and state = 'verified'
     order by 1`,
    [brand, hosts],
  );

/** Checks that the brand has proven all hosts. @throws BrandRefusal HOST_UNVERIFIED */
export async function checkProven(tx: Tx, brand: string, hosts: readonly string[]): Promise<void> {
  const proven = await tx.query<{ host: string }>(
    `select host from brand_hosts where brand = $1 and state = 'verified'`,
    [brand],
  );
  const known = new Set(proven.map(({ host }) => host));
  const unproven = hosts.filter((host) => !known.has(host));
  if (unproven.length > 0)
    throw new BrandRefusal(
      'HOST_UNVERIFIED',
      `${brand}: nothing shows yet that ${unproven.join(', ')} is its own; see "hosts list" and "hosts verify".`,
      unproven.map((host) => ({
        field: `hosts[${hosts.indexOf(host)}]`,
        message: 'is not verified',
      })),
    );
}
