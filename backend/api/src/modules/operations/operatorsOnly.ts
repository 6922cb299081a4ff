import { FRESH_CODE_MINUTES } from '@tiquete/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database';
import { AppError } from '../../lib/errors';

export interface Operator {
  brandId: string;
  id: string;
}

/** @throws AppError NOT_FOUND for everybody who is no operator of this brand. */
export function operatorOf({ brand, session }: FastifyRequest): Operator {
  if (session?.user.role !== 'operator') throw new AppError('NOT_FOUND');
  return { brandId: brand.id, id: session.user.id };
}

/** @throws AppError SECOND_FACTOR_REQUIRED where the session has not shown it */
function checkSecondFactor({ session }: FastifyRequest): void {
  if (!session?.secondFactorAt) throw new AppError('SECOND_FACTOR_REQUIRED');
}

/** Before money moves or many people's data leave: whoever finds a console open has no telephone. @throws AppError SECOND_FACTOR_REQUIRED where the last code is older than some minutes */
export function checkFreshCode({ session }: FastifyRequest, now: Date): void {
  const oldest = now.getTime() - FRESH_CODE_MINUTES * 60_000;
  if ((session?.secondFactorAt?.getTime() ?? 0) < oldest)
    throw new AppError('SECOND_FACTOR_REQUIRED');
}

/**
 * Guards all calls of the console: role and second factor are checked before anything else, and each allowed call is recorded before it
 * is answered. A call that cannot be recorded is refused.
 */
export function operatorsOnly(app: FastifyInstance, db: Database, clock: () => Date): void {
  app.addHook('onRequest', async (request) => {
    operatorOf(request);
    checkSecondFactor(request);
  });
  app.addHook('preHandler', async (request) => {
    const { brandId, id } = operatorOf(request);
    const { params, query, body } = request;
    const act = `${request.method} ${(request.routeOptions.url ?? '').replace('/api/', '')}`;
    await db.withBrand(brandId, (tx) =>
      tx.query(
        'insert into operator_log (brand, at, user_id, act, data) values ($1, $2, $3, $4, $5)',
        [brandId, clock(), id, act, { params, query, body: body ?? null }],
      ),
    );
  });
}
