import { SHELL_PART } from '@tiquete/contracts';
import type { ReleaseReader } from './ports';

/** What a browser says of where it crashed: anybody can send anything. */
export interface ReportedCrash {
  module: string;
  release: string;
}
const OTHER = 'other';

/**
 * Labels to count a crash under: the shell, or a remote with one of the few releases that open pages of the brand may have; all else is
 * `other`, so that no report makes a series of its own.
 */
export async function crashLabels(
  { module, release }: ReportedCrash,
  brand: string,
  releases: ReleaseReader,
): Promise<ReportedCrash> {
  if (module === SHELL_PART) return { module, release: '' };
  const { current } = await releases.composition(brand);
  const remote = current.find(({ manifest }) => manifest.remote === module);
  if (!remote) return { module: OTHER, release: OTHER };
  const earlier = await releases.earlier(brand, module);
  const open = [remote.manifest, ...earlier.map(({ manifest }) => manifest)];
  const isOpen = open.some((manifest) => manifest.release === release);
  return { module, release: isOpen ? release : OTHER };
}
