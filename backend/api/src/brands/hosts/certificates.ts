import type { Changes } from '../../db/changes';
import type { Database } from '../../db/database';
import { createReadThroughCache } from '../../lib/cache/readThroughCache';

/** Answer to an edge that asks before it requests a certificate. `later`: too many unknown hosts at once. */
export type CertificateAnswer = 'yes' | 'no' | 'later';
export type CertificateCheck = (host: string) => Promise<CertificateAnswer>;

/** Milliseconds for which an answer is cached. A published brand ends them earlier. */
const [SERVED_MS, OTHER_MS] = [60_000, 10_000];
const REMEMBERED = 10_000;
/** Maximum statements of this process in a second. Strangers can open connections with invented names. */
const READS_PER_SECOND = 20;
/** A DNS name of two or more labels, in lower case. */
const NAME =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

class TooManyReads extends Error {}

/**
 * Creates the check of hosts that may have a certificate: a brand is published at the host, and has proven that the host is its own. A
 * draft's host, a claim that was not proven, and any other name have none. @throws Error when the database fails and nothing is cached
 */
export function createCertificateCheck(
  db: Pick<Database, 'query'>,
  clock: () => Date,
  changes: Pick<Changes, 'subscribe'>,
): CertificateCheck {
  let second = 0;
  let reads = 0;
  const read = async (host: string) => {
    const now = Math.trunc(clock().getTime() / 1000);
    if (now !== second) [second, reads] = [now, 0];
    reads += 1;
    if (reads > READS_PER_SECOND) throw new TooManyReads(host);
    const [row] = await db.query<{ brand: string }>(
      `select id as brand from brands join brand_hosts on brand = id and host = $1
        where hosts @> array[$1] and state = 'verified'`,
      [host],
    );
    return row;
  };
  const hosts = createReadThroughCache({
    read,
    max: REMEMBERED,
    maxMissing: REMEMBERED,
    now: () => clock().getTime(),
    ttlMs: (row) => (row ? SERVED_MS : OTHER_MS),
  });
  changes.subscribe('brands', (brandId) =>
    hosts.invalidate((row) => brandId === null || row.brand === brandId),
  );
  return async (host) => {
    if (!NAME.test(host)) return 'no';
    try {
      return (await hosts.get(host)) ? 'yes' : 'no';
    } catch (error) {
      if (error instanceof TooManyReads) return 'later';
      throw error;
    }
  };
}
