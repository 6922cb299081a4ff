import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { admissionProblem } from './admissionProblem';
import type { ShellOffer } from './liveShell';
import { readRelease, ReleaseRefused } from './readRelease';
import type { ReleaseStore } from './ports';

export interface AssetsReport {
  registered: string[];
  /** One sentence per folder that was not taken. */
  refused: string[];
  /** Releases that became current. */
  pointed: string[];
}

/**
 * Brings the registry up to what is on disk: registers every `remotes/<id>/<release>/` that is not known yet and runs in `shell`, then points each
 * remote of `wanted` whose release is new here, or which has no current release on disk. A pointer that somebody else moved stays.
 */
export async function registerFromAssets(
  releases: ReleaseStore,
  assetsDir: string,
  wanted: ReadonlyMap<string, string>,
  shell: ShellOffer | null = null,
): Promise<AssetsReport> {
  const report: AssetsReport = { registered: [], refused: [], pointed: [] };
  const known = new Set((await releases.list()).map(({ release }) => release));
  const neighbours = (await releases.current()).current.map(({ manifest }) => manifest);
  for (const folder of await releaseFolders(assetsDir)) {
    if (known.has(folder.release)) continue;
    try {
      const manifest = await readRelease(folder.path);
      const problem = admissionProblem(manifest, shell, neighbours);
      if (problem) throw new ReleaseRefused(`${manifest.release} ${problem}`);
      if (wanted.get(manifest.remote) === manifest.release) neighbours.push(manifest);
      if ((await releases.register(manifest)) === 'registered')
        report.registered.push(manifest.release);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      report.refused.push(error.message);
    }
  }
  const pointers = await releases.pointers();
  for (const [remote, release] of wanted) {
    const current = pointers.get(remote);
    const isCurrentUsable =
      current !== undefined && existsSync(join(assetsDir, 'remotes', remote, current));
    if (isCurrentUsable && !report.registered.includes(release)) continue;
    const { kind } = await releases.point(remote, release, current ?? null);
    if (kind === 'moved') report.pointed.push(release);
  }
  return report;
}

/** `hotels=hotels_ab12,flights=flights_cd34` → remote → release. */
export function parseReleases(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(',').map((pair) => pair.trim().split('='));
  return new Map(
    pairs.flatMap(([remote, release]) => (remote && release ? [[remote, release] as const] : [])),
  );
}

async function releaseFolders(assetsDir: string) {
  const root = join(assetsDir, 'remotes');
  const found: { release: string; path: string }[] = [];
  for (const remote of await folders(root)) {
    for (const release of await folders(join(root, remote)))
      found.push({ release, path: join(root, remote, release) });
  }
  return found.filter(({ path }) => existsSync(join(path, 'release.json')));
}

async function folders(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return (
    entries
      // One that begins with a dot is still being copied.
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .sort()
  );
}
