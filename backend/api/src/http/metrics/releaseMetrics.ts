import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { ReleaseReader } from '../../releases/ports';

/** Gauge by remote of whether this process can read its current release, read at each scrape. */
export function measureReleases(
  registry: Registry,
  releases: Pick<ReleaseReader, 'composition'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  new Gauge({
    name: 'release_unreadable',
    help: "1 when this version of the api cannot read the remote's current release; must be 0",
    labelNames: ['remote'],
    registers: [registry],
    async collect() {
      this.reset();
      try {
        const { current, unreadable } = await releases.composition(null);
        for (const { manifest } of current) this.set({ remote: manifest.remote }, 0);
        for (const { remote } of unreadable) this.set({ remote }, 1);
      } catch (error) {
        log.error({ err: error }, 'the releases cannot be measured');
      }
    },
  });
}
