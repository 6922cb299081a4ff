import type { FastifyBaseLogger } from 'fastify';
import type {
  Composition,
  CurrentRelease,
  PageOf,
  ReleaseReader,
  UnreadableRelease,
} from '../../releases/ports';
import { type ShellBuild, shellBuildOf } from './shellBuild';

/** Releases and assets of one document. */
export interface Build {
  /** Name of the exact set of releases. */
  set: string;
  shell: ShellBuild;
  releases: readonly CurrentRelease[];
  publishers: Composition['publishers'];
  /** Whether a share of the brand's visitors gets a canary. */
  isTrying: boolean;
}
/** Source of a document's scripts. */
export interface BuildSource {
  /** Build of a brand's next document. @throws Error while no shell is current, or when the registry could never be read */
  buildFor(brand: string, page?: PageOf): Promise<Build>;
  /** Origins of dev servers whose scripts run without integrity; null in production. */
  devOrigins: readonly string[] | null;
}

/** Brands whose last reading is remembered; the least recently requested is dropped. */
const REMEMBERED_BRANDS = 200;

/** Reads a brand's composition from the registry. */
export type CompositionSource = (brand: string, page?: PageOf) => Promise<Composition>;

/** Uses the brand's last reading while the registry cannot be read. @throws Error when there was none */
export function createCompositionSource(
  releases: Pick<ReleaseReader, 'composition'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): CompositionSource {
  const last = new Map<string, Composition>();
  const reported = new Set<string>();
  const report = (found: UnreadableRelease) => {
    if (reported.has(found.release)) return;
    reported.add(found.release);
    log.error(found, 'a current release cannot be given to pages');
  };
  const remember = (brand: string, composition: Composition) => {
    last.delete(brand);
    last.set(brand, composition);
    const [oldest] = last.keys();
    if (last.size > REMEMBERED_BRANDS && oldest !== undefined) last.delete(oldest);
  };
  return async (brand, page) => {
    try {
      const composition = await releases.composition(brand, page);
      composition.unreadable.forEach(report);
      // A reading with an override is not remembered for other visitors.
      if (!page?.override) remember(brand, composition);
      return composition;
    } catch (error) {
      const before = last.get(brand);
      if (!before) throw error;
      log.error({ err: error }, 'the release registry cannot be read; its last reading serves');
      return before;
    }
  };
}

export const createBuildSource = (compositionOf: CompositionSource): BuildSource => ({
  async buildFor(brand, page) {
    const { set, shell, current, publishers, isTrying } = await compositionOf(brand, page);
    if (!shell) throw new Error('No release of the shell is current');
    return { set, shell: shellBuildOf(shell), releases: current, publishers, isTrying };
  },
  devOrigins: null,
});
