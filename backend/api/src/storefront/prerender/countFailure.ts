import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/database';
import { storeReport } from '../../releases/health/healthStore';
import type { PageToRender } from './prerenderedPages';

/** Address in the reports of this server. */
const OWN_ADDRESS = 'prerender';

/** Counts a failed rendering in the health of the release, like a visit on which its page crashed. */
export const countFailure =
  (db: Queryable, clock: () => Date, log: Pick<FastifyBaseLogger, 'warn'>) =>
  ({ brand, remote, shell }: PageToRender): void => {
    const part = remote ?? { remote: 'shell', release: shell.release };
    const events = (['tried', 'failed', 'render-failed'] as const).map((metric) => ({
      remote: part.remote,
      release: part.release,
      metric,
    }));
    storeReport(db, {
      brand: brand.id,
      visit: randomUUID(),
      address: OWN_ADDRESS,
      events,
      now: clock(),
    }).catch((error: unknown) => log.warn({ err: error }, 'a failed rendering was not counted'));
  };
