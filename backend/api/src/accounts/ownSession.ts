import type { FastifyRequest } from 'fastify';
import { AppError } from '../lib/errors';
import type { ResolvedSession } from '../requestTypes';

/** @throws AppError UNAUTHENTICATED */
export function ownSession({ session }: FastifyRequest): ResolvedSession {
  if (!session) throw new AppError('UNAUTHENTICATED');
  return session;
}
