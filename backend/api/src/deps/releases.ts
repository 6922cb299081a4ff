import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { isOwnAddress } from '../storefront/pages/shellPages';
import { openBucket } from '../lib/cache/bucket';
import { createBucketFiles } from '../releases/files/bucketFiles';
import { createLocalFiles, type ReleaseFiles } from '../releases/files/releaseFiles';
import { readOrMakePublisherKey, readPublisherKey } from '../releases/keys/publisherKey';
import {
  actorOf,
  addKey,
  ANY_PART,
  findKey,
  type KnownKey,
  listKeys,
} from '../releases/keys/publishers';
import type { Turns } from '../releases/registry/inTurn';
import { createRegistry, type Registry } from '../releases/registry/registry';
import { findSet } from '../releases/registry/releaseSet';
import {
  parseReleases,
  registerFromAssets,
  unregisteredBuilds,
} from '../releases/registerFromAssets';

/** Public key of the sandbox (`docker-compose.yml`). Its private key is published with the source. */
const SANDBOX_PUBLIC_KEY = 'Vis3htnuosc4h-0hrd2zeoZD_eY8qt5fmnkfO1CexYA';

/** Name of the key that signs local builds on a machine with its own data. */
const OWN_PUBLISHER = 'this-machine';

const isSandboxKey = ({ publicKey, revokedAt }: KnownKey) =>
  publicKey === SANDBOX_PUBLIC_KEY && revokedAt === null;

/** Source of the releases that pages load: a bucket if configured, else the build folder. */
export function openReleaseFiles(
  { releaseBucket, distDir, dataDir }: Pick<Config, 'releaseBucket' | 'distDir' | 'dataDir'>,
  clock: () => Date,
): ReleaseFiles {
  if (!releaseBucket) return createLocalFiles(distDir);
  const { prefix, ...options } = releaseBucket;
  const cacheDir = join(dataDir, 'release-files');
  return createBucketFiles(openBucket(options), { prefix, cacheDir, clock });
}

/** Reads the releases of a set by part. */
export const releaseSetReader =
  (db: Database) =>
  (set: string): Promise<ReadonlyMap<string, string> | null> =>
    findSet(db, set);

export const openRegistry = (turns: Turns, files: ReleaseFiles): Registry =>
  createRegistry({ ...turns, files, isTaken: isOwnAddress });

/** Registers the keys from the environment. Retired and revoked keys stay as they are. */
export async function seedPublishers(
  db: Database,
  { publishers }: Pick<Config, 'publishers'>,
): Promise<void> {
  for (const publisher of publishers) await addKey(db, publisher);
}

interface RegisterParts {
  config: Config;
  db: Database;
  registry: Registry;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

const WAS_RELEASED = `
  select exists (select from release_pointers) or exists (select from release_log where set_after is not null) as released`;

/**
 * Registers and promotes the builds on disk at the first start, or at every start for development. Every other start
 * changes no release, and returns the names of the builds that are not registered. A rejected folder does not stop the
 * others. Local builds are signed here when no publisher is known yet, or with a key that is known already.
 */
export async function registerReleases(
  { config, db, registry, log }: RegisterParts,
  isOwnData: boolean,
): Promise<string[]> {
  await seedPublishers(db, config);
  const { releaseKey, dataDir, distDir } = config;
  const keys = await listKeys(db);
  if (config.environment === 'production' && !config.isDemo && keys.some(isSandboxKey))
    throw new Error(
      "The stand-ins' publisher may release here, and anybody can sign as it: revoke its key, set RELEASE_PUBLISHERS to your own, or set SANDBOX=1.",
    );
  const [state] = await db.query<{ released: boolean }>(WAS_RELEASED);
  if (state?.released && config.releasesAtStart === 'first')
    return unregisteredBuilds(registry, distDir);
  const isFirstKey = keys.length === 0 && (isOwnData || config.releases !== '');
  const key = isFirstKey
    ? readOrMakePublisherKey(releaseKey, dataDir)
    : readPublisherKey(releaseKey, dataDir);
  if (key && isFirstKey)
    await addKey(db, { publisher: OWN_PUBLISHER, publicKey: key.publicKey, parts: [ANY_PART] });
  const known = key && (await findKey(db, key.id));
  const report = await registerFromAssets({
    registry,
    assetsDir: distDir,
    wanted: parseReleases(config.releases),
    key,
    actor: known
      ? { name: `start, ${actorOf(known)}`, parts: known.parts }
      : { name: 'start', parts: [ANY_PART] },
  });
  for (const sentence of report.refused) log.error({ refused: sentence }, 'release refused');
  if (report.registered.length > 0 || report.promoted.length > 0)
    log.info({ registered: report.registered, promoted: report.promoted }, 'releases');
  return [];
}
