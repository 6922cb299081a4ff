import type { BrandDraft } from '@tiquete/contracts';
import type { Database, Tx } from '../../db/database';
import { checkProven, readTaken, settleClaims } from '../hosts/claims';
import { readPlatform } from '../platform/platform';
import { BrandRefusal } from '../refusal';

/** Runs one change of brands at a time, because hosts and the default brand concern all of them. */
export const withBrandsLock = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.query('lock table brand_versions in share row exclusive mode');
    return work(tx);
  });

/**
 * Writes a published file to `brands`, next to the platform's fields; a trigger notifies every replica. @throws BrandRefusal
 * HOST_TAKEN, HOST_UNVERIFIED
 */
export async function publishBrand(tx: Tx, file: BrandDraft, at: Date): Promise<void> {
  await checkHosts(tx, file);
  await checkProven(tx, file.id, file.hosts);
  await tx.query(
    `insert into brands (id, hosts, file, updated_at) values ($1, $2, $3, $4)
     on conflict (id) do update set hosts = excluded.hosts, file = excluded.file, updated_at = excluded.updated_at`,
    [file.id, file.hosts, JSON.stringify({ ...file, ...(await readPlatform(tx, file.id)) }), at],
  );
  await settleClaims(tx, file.id);
}

/**
 * Checks that no other brand has proven these hosts. An unproven claim blocks no other brand. @throws BrandRefusal HOST_TAKEN
 */
export async function checkHosts(tx: Tx, { id, hosts }: BrandDraft): Promise<void> {
  const taken = await readTaken(tx, id, hosts);
  if (taken.length > 0)
    throw new BrandRefusal(
      'HOST_TAKEN',
      taken.map(({ host, brand }) => `${host} belongs to the brand "${brand}".`).join(' '),
      taken.map(({ host }) => ({ field: `hosts[${hosts.indexOf(host)}]`, message: 'is taken' })),
    );
}

/** Checks that there is exactly one default brand. @throws BrandRefusal DEFAULT_BRAND */
export async function checkDefault(tx: Tx): Promise<void> {
  const defaults = await tx.query(`select 1 from brands where (file ->> 'is_default')::boolean`);
  if (defaults.length !== 1)
    throw new BrandRefusal(
      'DEFAULT_BRAND',
      `Exactly one brand must be the default; there would be ${defaults.length}.`,
    );
}
