import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/database';
import { storeReport } from './healthStore';

/** A page of a release that the server could not render. */
export interface RenderFailure {
  brand: string;
  remote: string;
  release: string;
}
/** Address in the reports of this server. Each release has its own, because the visits of an address are limited. */
const addressOf = (remote: string, release: string) => `prerender ${remote} ${release}`;

/** Counts a failed rendering in the health of the release, like a visit on which its page crashed. */
export const countRenderFailure =
  (db: Queryable, clock: () => Date, log: Pick<FastifyBaseLogger, 'warn'>) =>
  ({ brand, remote, release }: RenderFailure): void => {
    const events = (['tried', 'failed', 'render-failed'] as const).map((metric) => ({
      remote,
      release,
      metric,
    }));
    storeReport(db, {
      brand,
      visit: randomUUID(),
      address: addressOf(remote, release),
      events,
      now: clock(),
    }).catch((error: unknown) => log.warn({ err: error }, 'a failed rendering was not counted'));
  };
