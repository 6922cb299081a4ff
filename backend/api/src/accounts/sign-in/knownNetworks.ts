import { createHmac } from 'node:crypto';
import { RETENTION_TIMES } from '@tiquete/domain';
import { addressKey } from '../../lib/counters/addressKey';
import type { Database } from '../../db/database';

/** Days without a sign-in after which a network counts as unknown again. */
const { days: KNOWN_DAYS } = RETENTION_TIMES.knownNetwork;
const DAY_MS = 86_400_000;

/**
 * Networks from which an account signed in. Only keyed hashes are stored. The first key hashes new networks; all keys find
 * known ones.
 */
export function createKnownNetworks(
  db: Database,
  keys: readonly [string, ...string[]],
  clock: () => Date,
) {
  const hash = (key: string, brandId: string, email: string, ip: string) =>
    createHmac('sha256', key)
      .update(`${addressKey('known-network', ip)}|${brandId}|${email}`)
      .digest('base64url');
  const oldest = () => new Date(clock().getTime() - KNOWN_DAYS * DAY_MS);
  return {
    /** True when the account has signed in from the network before. `email` must be normalized. */
    isKnown: (brandId: string, email: string, ip: string) =>
      db.withBrand(brandId, async (tx) => {
        const rows = await tx.query(
          `select from known_networks n join users u on u.brand = n.brand and u.id = n.user_id
           where u.brand = $1 and u.email = $2 and n.network = any($3) and n.last_at > $4`,
          [brandId, email, keys.map((key) => hash(key, brandId, email, ip)), oldest()],
        );
        return rows.length > 0;
      }),
    remember: (brandId: string, { id, email }: { id: string; email: string }, ip: string) =>
      db.withBrand(brandId, async (tx) => {
        await tx.query(
          `insert into known_networks (brand, user_id, network, last_at) values ($1, $2, $3, $4)
           on conflict (brand, user_id, network) do update set last_at = excluded.last_at`,
          [brandId, id, hash(keys[0], brandId, email, ip), clock()],
        );
      }),
    /** Deletes networks of every brand that count as unknown again. */
    housekeep: async () => {
      await db.queryBrands('delete from known_networks where last_at < $1', [oldest()]);
    },
  };
}
export type KnownNetworks = ReturnType<typeof createKnownNetworks>;
