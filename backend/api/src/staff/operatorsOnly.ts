import type { Role } from '@tiquete/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { checkFreshCodeOf } from '../accounts';
import { AppError } from '../lib/errors';
import type { ResolvedSession } from '../requestTypes';

export interface Operator {
  brandId: string;
  id: string;
}

/** @throws AppError NOT_FOUND without one of these roles at this brand */
export function staffOf({ brand, session }: FastifyRequest, ...roles: Role[]): Operator {
  const role = session?.user.role;
  if (!session || !role || !roles.includes(role)) throw new AppError('NOT_FOUND');
  return { brandId: brand.id, id: session.user.id };
}

/** @throws AppError NOT_FOUND unless the caller is an operator of this brand */
export const operatorOf = (request: FastifyRequest): Operator => staffOf(request, 'operator');

/** Session of a call that `staffOnly` guards. @throws AppError NOT_FOUND without one */
export function staffSession({ session }: FastifyRequest): ResolvedSession {
  if (!session) throw new AppError('NOT_FOUND');
  return session;
}

/** @throws AppError SECOND_FACTOR_REQUIRED when the session has not verified it */
export function checkSecondFactor({ session }: FastifyRequest): void {
  if (!session?.secondFactorAt) throw new AppError('SECOND_FACTOR_REQUIRED');
}

/**
 * Required before money moves, personal data are shown or a role changes, because a person at an unattended console has no
 * second factor. @throws AppError SECOND_FACTOR_REQUIRED when the last code is older than FRESH_CODE_MINUTES
 */
export function checkFreshCode({ session }: FastifyRequest, now: Date): void {
  checkFreshCodeOf(session, now);
}

/**
 * Guards calls of the console: role and second factor are checked first, and each allowed call is recorded before it is
 * answered. A call that cannot be recorded is rejected.
 */
export function staffOnly(
  app: FastifyInstance,
  roles: readonly Role[],
  db: Database,
  clock: () => Date,
): void {
  app.addHook('onRequest', async (request) => {
    staffOf(request, ...roles);
    checkSecondFactor(request);
  });
  app.addHook('preHandler', async (request) => {
    const { brandId, id } = staffOf(request, ...roles);
    const { params, query, body } = request;
    const act = `${request.method} ${(request.routeOptions.url ?? '').replace('/api/', '')}`;
    await db.withBrand(brandId, (tx) =>
      tx.query(
        'insert into operator_log (brand, at, user_id, act, data) values ($1, $2, $3, $4, $5)',
        [brandId, clock(), id, act, { params, query, body: shortened(body) ?? null }],
      ),
    );
  });
}

/** Longer strings of a body are files; the record contains only their length. */
const LONG = 20_000;
function shortened(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && value.length > LONG ? { characters: value.length } : value,
    ]),
  );
}

export const operatorsOnly = (app: FastifyInstance, db: Database, clock: () => Date): void =>
  staffOnly(app, ['operator'], db, clock);
