import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findRoot } from '../../lib/findRoot';
import { openTestDatabase } from '../../testing/testDatabase';
import { readBrandFiles, seedBrands } from '../../brands/seedBrands';
import { runReleaseCommand } from '../command/runReleaseCommand';
import { aKey, openTestRegistry } from './registry';
import { aManifest, aShell, writeRelease } from './releases';

/** The commands of releases on a registry with a shell. */
export async function openCommands() {
  const { db, close } = await openTestDatabase();
  await seedBrands(db, readBrandFiles(join(findRoot(), 'backend/api/brands')));
  const test = await openTestRegistry(db);
  await test.ship(aShell());
  const runAs = (key: ReturnType<typeof aKey> | null, ...args: string[]) =>
    runReleaseCommand(args, { db, registry: test.registry, key });
  const run = (...args: string[]) => runAs(aKey(), ...args);
  return {
    ...test,
    /** Runs a command with another publisher's key, or without one. */
    runAs,
    run,
    /** Runs a command with `--json`, and returns its one line. */
    async json(...args: string[]) {
      const { exitCode, lines } = await run(...args, '--json');
      expect(lines).toHaveLength(1);
      return { exitCode, ...JSON.parse(lines[0] ?? '{}') };
    },
    /** Writes the folder of a build of hotels, and returns its path. */
    build: (release: string, over = {}) => writeRelease(test.assetsDir, aManifest(release, over)),
    async close() {
      await rm(test.assetsDir, { recursive: true });
      await close();
    },
  };
}
export type OpenCommands = Awaited<ReturnType<typeof openCommands>>;
