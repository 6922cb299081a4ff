import type { ReleaseStore } from './ports';

/** What a browser says of where it crashed: anybody can send anything. */
export interface ReportedCrash {
  module: string;
  release: string;
}
const SHELL = 'shell';
const OTHER = 'other';

/**
 * Labels to count a crash under: the shell, or a remote with one of the few releases that open pages may have; all else is
 * `other`, so that no report makes a series of its own.
 */
export async function crashLabels(
  { module, release }: ReportedCrash,
  releases: Pick<ReleaseStore, 'current' | 'earlier'>,
): Promise<ReportedCrash> {
  if (module === SHELL) return { module, release: '' };
  const { current } = await releases.current();
  const remote = current.find(({ manifest }) => manifest.remote === module);
  if (!remote) return { module: OTHER, release: OTHER };
  const open = [remote.manifest, ...(await releases.earlier(module))];
  const isOpen = open.some((manifest) => manifest.release === release);
  return { module, release: isOpen ? release : OTHER };
}
