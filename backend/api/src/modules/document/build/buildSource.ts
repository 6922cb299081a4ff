import type { FastifyBaseLogger } from 'fastify';
import type { CurrentRelease, ReleaseStore, UnreadableRelease } from '../../releases/ports';
import { createShellBuildReader } from './shellBuild';
import type { ShellBuild } from './shellBuild';

/** Where a document's scripts come from. */
export interface BuildSource {
  releases(): Promise<readonly CurrentRelease[]>;
  shell(): Promise<ShellBuild>;
  /** Origins of dev servers whose scripts run without integrity; null in production. */
  devOrigins: readonly string[] | null;
}

/** The builds of `assetsDir` and the registry; while the registry cannot be read, its last reading serves. */
export function createBuildSource(
  releases: Pick<ReleaseStore, 'current'>,
  assetsDir: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): BuildSource {
  let last: readonly CurrentRelease[] | null = null;
  const reported = new Set<string>();
  const report = (found: UnreadableRelease) => {
    if (reported.has(found.release)) return;
    reported.add(found.release);
    log.error(found, 'the manifest of a current release cannot be read');
  };
  return {
    async releases() {
      try {
        const { current, unreadable } = await releases.current();
        unreadable.forEach(report);
        last = current;
        return last;
      } catch (error) {
        if (!last) throw error;
        log.error({ err: error }, 'the release registry cannot be read; its last reading serves');
        return last;
      }
    },
    shell: createShellBuildReader(assetsDir),
    devOrigins: null,
  };
}
