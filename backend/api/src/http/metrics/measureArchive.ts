import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

/** Gauge of the database's archive, read at each scrape. It has no value while the database cannot be asked. */
export function measureArchive(
  registry: Registry,
  read: () => Promise<number>,
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  new Gauge({
    name: 'database_archive_failing_seconds',
    help: 'Seconds for which PostgreSQL has failed to archive its changes; 0 while it succeeds or has no archive',
    registers: [registry],
    async collect() {
      this.remove();
      try {
        this.set(await read());
      } catch (error) {
        log.error({ err: error }, 'the archive of the database cannot be measured');
      }
    },
  });
}
