import type { FastifyBaseLogger } from 'fastify';
import { crashLabels, type ReportedCrash } from '../../releases/crashLabels';
import type { ReleaseReader } from '../../releases/ports';
import type { Metrics } from './metrics';

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
