import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest, ShellManifest } from '@tiquete/contracts';
import type { Database } from '../../db/database';
import { createLocalFiles } from '../files/releaseFiles';
import { toPublisherKey } from '../keys/publisherKey';
import { addKey } from '../keys/publishers';
import { readFolder } from '../records/readFolder';
import { createRegistry, type Registry } from '../registry/registry';
import { writeRelease } from './releases';

/** A separate key for each number. */
export const aKey = (byte = 1) => toPublisherKey(Buffer.alloc(32, byte).toString('base64url'));
export const anActor = (parts: readonly string[] = ['*']) => ({ name: 'platform', parts });

export interface TestRegistry {
  registry: Registry;
  assetsDir: string;
  /** Writes the folder of a build and registers it, signed. */
  publish(...manifests: (ReleaseManifest | ShellManifest)[]): Promise<void>;
  /** Publishes a build and makes it current for all brands or for one. */
  ship(manifest: ReleaseManifest | ShellManifest, brand?: string): Promise<void>;
}

export const partOf = (manifest: ReleaseManifest | ShellManifest): string =>
  'remote' in manifest ? manifest.remote : 'shell';

export const anAssetsDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'assets-'));

/** The registry of a database, with its own folder of files and one publisher who may release every part. */
export async function openTestRegistry(
  db: Database,
  { folder, waitMs }: { folder?: string; waitMs?: number } = {},
): Promise<TestRegistry> {
  const assetsDir = folder ?? (await anAssetsDir());
  const registry = createRegistry({
    db,
    ...(waitMs && { waitMs }),
    files: createLocalFiles(assetsDir),
    isTaken: (path) => path === '/login' || path.startsWith('/api/'),
  });
  await addKey(db, { publisher: 'platform', publicKey: aKey().publicKey, parts: ['*'] });
  const publish = async (...manifests: (ReleaseManifest | ShellManifest)[]) => {
    const folders = [];
    for (const manifest of manifests) {
      const folder = await writeRelease(assetsDir, manifest);
      folders.push({ ...(await readFolder(folder)), folder });
    }
    await registry.publish(folders, aKey());
  };
  return {
    registry,
    assetsDir,
    publish,
    async ship(manifest, brand) {
      await publish(manifest);
      await registry.promote(anActor(), {
        releases: new Map([[partOf(manifest), manifest.release]]),
        brand: brand ?? null,
      });
    },
  };
}
