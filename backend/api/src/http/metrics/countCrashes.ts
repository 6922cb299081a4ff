import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseReader } from '../../releases/ports';
import type { Metrics } from './metrics';
import { SHELL_PART } from '@tiquete/contracts';

interface Parts {
  metrics: Metrics;
  releases: ReleaseReader;
  log: FastifyBaseLogger;
}

/** Counts crash reports of browsers without making them wait. */
export const countCrashes =
  ({ metrics, releases, log }: Parts) =>
  (crash: ReportedCrash, brand: string): void =>
    void crashLabels(crash, brand, releases).then(
      ({ module, release }) => metrics.countCrash(module, release),
      (error: unknown) => log.error({ err: error }, 'a crash cannot be counted'),
    );

/** Place of a crash as a browser reports it; the report may be forged. */
interface ReportedCrash {
  module: string;
  release: string;
}
const OTHER = 'other';

/**
 * Labels of a crash: the shell, or a remote with one of the few releases that open pages of the brand may have. All else is
 * `other`, so that reports cannot create metric series.
 */
async function crashLabels(
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
