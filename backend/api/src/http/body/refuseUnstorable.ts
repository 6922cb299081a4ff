import type { FastifyInstance } from 'fastify';
import { syncHook } from '../syncHook';
import { AppError } from '../../lib/errors';
import { isKnownBody } from '../answers/knownBodies';

/** Maximum nesting of a JSON value. Our deepest request has less than a fifth of it. */
const DEEPEST = 32;

/**
 * True when a JSON value can be processed and stored: it is not nested too deeply, and its strings are valid Unicode for
 * PostgreSQL, without NUL and unpaired surrogates.
 */
const isStorable = (value: unknown): boolean => isStorableAt(value, 0);

function isStorableAt(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEEPEST) return false;
  if (Array.isArray(value)) {
    for (const item of value) if (!isStorableAt(item, depth + 1)) return false;
    return true;
  }
  for (const key of Object.keys(value))
    if (!isStorableText(key) || !isStorableAt(Reflect.get(value, key), depth + 1)) return false;
  return true;
}

const isStorableText = (text: string) => !text.includes('\0') && text.isWellFormed();

/**
 * Rejects texts that no table can store and excessive nesting. A body is searched after its schema has dropped unknown fields.
 * @throws AppError INVALID_FORMAT
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook(
    'preValidation',
    syncHook(({ query, params }) => {
      if (!isStorable(query) || !isStorable(params)) throw new AppError('INVALID_FORMAT');
    }),
  );
  app.addHook(
    'preHandler',
    syncHook(({ body }) => {
      if (!isKnownBody(body) && !isStorable(body)) throw new AppError('INVALID_FORMAT');
    }),
  );
}
