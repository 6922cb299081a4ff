import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { createBackground } from '../lib/async/background';
import { syncHook } from '../http/syncHook';
import { saveTrace } from './saveTrace';

const READS = ['GET', 'HEAD'];

/** Stores each request that may have changed a booking, after its answer. A failure is logged only. */
export function saveTraces(
  app: FastifyInstance,
  { db, clock, log, visits }: Pick<Deps, 'db' | 'clock' | 'log' | 'visits'>,
): void {
  const background = createBackground(log);
  app.addHook(
    'onResponse',
    syncHook((request, { statusCode, elapsedTime }) => {
      const { work, method } = request;
      if (!work?.booking || READS.includes(method)) return;
      const ended = {
        at: clock(),
        ms: elapsedTime,
        outcome: String(statusCode),
        releaseSet: visits.sessionSet(request),
      };
      background.run(() => saveTrace(db, work, ended));
    }),
  );
  app.addHook('onClose', () => background.settle());
}
