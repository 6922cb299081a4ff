import type { FastifyPluginAsync } from 'fastify';
import type { Exchange } from '../money';
import type { ReleaseReader } from '../releases/ports';

export interface HealthProbe {
  /** True while the process can serve: not while it starts or ends. */
  isServing(): boolean;
  isStorageReady(): Promise<boolean>;
  /** Milliseconds after which the server counts as not ready. Default: 300. */
  deadlineMs?: number;
}
const DEADLINE_MS = 300;
const PROBE = { config: { hostless: true }, schema: { hide: true } };

/**
 * `/readyz` answers 200 while pages can be served. An unreadable release of one remote takes no replica out of traffic,
 * because all replicas of this version would leave at once with every other product: the body says `degraded` and names it.
 * The same holds for an exchange rate that is too old, which only stops sales in its currency.
 */
export const healthRoutes =
  (
    probe: HealthProbe,
    releases: Pick<ReleaseReader, 'composition'>,
    exchange: Pick<Exchange, 'standings'>,
  ): FastifyPluginAsync =>
  async (app) => {
    app.get('/livez', PROBE, async () => ({ status: 'ok' }));
    app.get('/startupz', PROBE, async (_, reply) =>
      reply
        .code(probe.isServing() ? 200 : 503)
        .send({ status: probe.isServing() ? 'ok' : 'starting' }),
    );
    app.get('/readyz', PROBE, async (_, reply) => {
      const read = probe.isServing()
        ? await within(probe.deadlineMs ?? DEADLINE_MS, readAll())
        : null;
      if (!read) return reply.code(503).send({ status: 'unavailable' });
      const unreadable = read.unreadable.map(({ remote, release, instead }) => ({
        remote,
        release,
        instead,
      }));
      const tooOld = exchange
        .standings()
        .filter(({ daysLeft }) => daysLeft < 0)
        .map(({ currency, day }) => ({ currency, day }));
      const problems = {
        ...(!read.shell && { shell: 'none' }),
        ...(unreadable.length > 0 && { unreadable }),
        ...(tooOld.length > 0 && { rates: tooOld }),
      };
      return { status: Object.keys(problems).length === 0 ? 'ok' : 'degraded', ...problems };
    });

    /** Reads all releases. Null when no page can be served. */
    async function readAll() {
      const [isStorageReady, reading] = await Promise.all([
        probe.isStorageReady(),
        releases.composition(null),
      ]);
      return isStorageReady ? reading : null;
    }
  };

async function within<T>(deadlineMs: number, check: Promise<T | null>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((done) => (timer = setTimeout(done, deadlineMs, null)));
  return Promise.race([check.catch(() => null), timeout]).finally(() => clearTimeout(timer));
}
