import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PublisherKey } from './keys/publisherKey';
import { readFolder, readPublished, ReleaseRefused } from './records/readFolder';
import { ReleaseRefusal } from './refusal';
import type { Actor } from './registry/moveRelease';
import type { FoundFolder, Registry } from './registry/registry';

export interface AssetsReport {
  registered: string[];
  /** One sentence per folder that was rejected or release that could not become current. */
  refused: string[];
  /** Releases that became current. */
  promoted: string[];
}
interface Given {
  registry: Registry;
  assetsDir: string;
  /** Releases by part that become current. */
  wanted: ReadonlyMap<string, string>;
  /** Key that signs unsigned releases; null when only signed ones are accepted. */
  key: PublisherKey | null;
  actor: Actor;
}

/**
 * Registers unknown builds on disk, then makes those of `wanted` current. Locks, pins and quarantine apply as for every
 * other move.
 */
export async function registerFromAssets(given: Given): Promise<AssetsReport> {
  const { registry, assetsDir, wanted, key } = given;
  const report: AssetsReport = { registered: [], refused: [], promoted: [] };
  const known = await registry.known();
  const found: FoundFolder[] = [];
  for (const folder of await releaseFolders(assetsDir)) {
    if (known.has(basename(folder))) continue;
    const read = await orRefused(() => readFolder(folder), report);
    if (read && !known.has(read.published.release)) found.push({ ...read, folder });
  }
  const isWanted = ({ published: { part, release } }: FoundFolder) => wanted.get(part) === release;
  const publish = async (folders: readonly FoundFolder[]) => {
    const outcomes = await registry.publish(folders, key);
    const isNew = (_: unknown, index: number) => outcomes[index] === 'registered';
    report.registered.push(...folders.filter(isNew).map(({ published }) => published.release));
  };
  const take = async (folders: readonly FoundFolder[]) => {
    await publish(folders);
    await promote(
      given,
      folders.map(({ published: { part, release } }) => [part, release]),
      report,
    );
  };
  await together(found.filter(isWanted), take, report);
  for (const folder of found)
    if (!isWanted(folder)) await orRefused(() => publish([folder]), report);
  const knownBefore = [...wanted].filter(([, release]) => known.has(release));
  await together(knownBefore, (releases) => promote(given, releases, report), report);
  return report;
}

/** Names of the builds on disk that are not registered. It reads their records only, and skips invalid ones. */
export async function unregisteredBuilds(
  registry: Pick<Registry, 'known'>,
  assetsDir: string,
): Promise<string[]> {
  const known = await registry.known();
  const releases: string[] = [];
  for (const folder of await releaseFolders(assetsDir)) {
    if (known.has(basename(folder))) continue;
    try {
      releases.push((await readPublished(folder)).published.release);
    } catch (error) {
      if (!isRejected(error)) throw error;
    }
  }
  return releases.filter((release) => !known.has(release));
}

async function promote(
  { registry, actor }: Given,
  releases: readonly (readonly [part: string, release: string])[],
  report: AssetsReport,
) {
  const { parts } = await registry.promote(actor, { releases: new Map(releases), brand: null });
  report.promoted.push(...parts.flatMap(({ brand, to }) => (brand === null && to ? [to] : [])));
}

/**
 * Runs `act` with all releases, because some only fit together. After a rejection it runs each release separately, so that
 * a failed one does not affect the others.
 */
async function together<T>(
  items: readonly T[],
  act: (items: readonly T[]) => Promise<void>,
  report: AssetsReport,
) {
  if (items.length === 0) return;
  try {
    await act(items);
  } catch (error) {
    if (!isRejected(error)) throw error;
    for (const item of items) await orRefused(() => act([item]), report);
  }
}

async function orRefused<T>(work: () => Promise<T>, report: AssetsReport): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!isRejected(error)) throw error;
    report.refused.push(error.message);
    return null;
  }
}

/** True when the release itself was rejected, and not only the moment. */
const isRejected = (error: unknown): error is Error =>
  error instanceof ReleaseRefused || (error instanceof ReleaseRefusal && error.code !== 'BUSY');

/** Parses `hotels=hotels_ab12,flights=flights_cd34` to releases by part. */
export function parseReleases(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(',').map((pair) => pair.trim().split('='));
  return new Map(
    pairs.flatMap(([part, release]) => (part && release ? [[part, release] as const] : [])),
  );
}

/** The shell comes first, because remotes must fit it. */
async function releaseFolders(assetsDir: string): Promise<string[]> {
  const remotes = join(assetsDir, 'remotes');
  const found = [join(assetsDir, 'shell')];
  for (const remote of await folders(remotes))
    for (const release of await folders(join(remotes, remote)))
      found.push(join(remotes, remote, release));
  return found.filter((path) =>
    ['shell.json', 'release.json'].some((name) => existsSync(join(path, name))),
  );
}

async function folders(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return (
    entries
      // A name with a leading dot is still being copied.
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .sort()
  );
}
