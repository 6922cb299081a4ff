import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const HEADER = 'x-own-call';
const SECRET = randomUUID();

/** Headers of a call that this process makes to its own routes. Its protocol does not depend on trusted proxies. */
export const ownCallHeaders = (): Record<string, string> => ({ [HEADER]: SECRET });

export const isOwnCall = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[HEADER] === SECRET;
