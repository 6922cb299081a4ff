import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database, Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import { hasCardNumber } from '../../lib/privacy/cardNumbers';
import type { KeyedCall } from '../ports';

const KEY = /^[\x21-\x7e]{8,128}$/;
/** Milliseconds, longer than any call runs, after which a repetition takes the key over. */
const RUNNING_MS = 90_000;
export const KEYS_STORED_MS = 24 * 3_600_000;

export interface Answered {
  bookingId: string;
  answer: unknown;
}
export type Claimed = ({ phase: 'answered' } & Answered) | { phase: 'mine'; claim: string };

/** Idempotency keys: the first call with a key runs, and its repetitions get its answer. */
export function createKeyedCalls(db: Database, clock: () => Date) {
  const keyOf = ({ key }: KeyedCall): string => {
    if (key === undefined || key === '') throw new AppError('IDEMPOTENCY_KEY_MISSING');
    if (!KEY.test(key))
      throw new AppError('INVALID_FORMAT', {
        detail: 'La clave de la solicitud no tiene el formato esperado.',
      });
    // A key that may be a card number is stored as a hash.
    return hasCardNumber(key) ? createHash('sha256').update(key).digest('hex') : key;
  };
  const hashOf = ({ route, userId, bodyHash }: KeyedCall) =>
    createHash('sha256')
      .update(JSON.stringify([route, userId, bodyHash]))
      .digest('hex');
  return {
    /**
     * Claims a key for a call. @throws AppError IDEMPOTENCY_KEY_MISSING, INVALID_FORMAT, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS
     */
    async claim(call: KeyedCall): Promise<Claimed> {
      const [key, hash, claim, now] = [keyOf(call), hashOf(call), randomUUID(), clock()];
      const mine = await db.queryBrand(
        call.brandId,
        `insert into idempotency_keys as k (brand, key, request_hash, running_until, claim, created_at) values ($1, $2, $3, $4, $5, $6)
         on conflict (brand, key) do update
           set request_hash = excluded.request_hash, running_until = excluded.running_until, claim = excluded.claim,
               created_at = excluded.created_at, answer = null, booking_id = null
           where k.created_at < $7 or (k.answer is null and k.running_until < $6 and k.request_hash = excluded.request_hash)
         returning claim`,
        [
          call.brandId,
          key,
          hash,
          new Date(now.getTime() + RUNNING_MS),
          claim,
          now,
          new Date(now.getTime() - KEYS_STORED_MS),
        ],
      );
      if (mine.length > 0) return { phase: 'mine', claim };
      // A key that was freed meanwhile counts as in progress, so that the caller retries.
      const [row] = await db.queryBrand<{
        request_hash: string;
        answer: unknown;
        booking_id: string | null;
      }>(
        call.brandId,
        'select request_hash, answer, booking_id from idempotency_keys where brand = $1 and key = $2',
        [call.brandId, key],
      );
      if (row && row.request_hash !== hash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
      if (!row?.answer || row.booking_id === null) throw new AppError('IN_PROGRESS');
      return { phase: 'answered', answer: row.answer, bookingId: row.booking_id };
    },
    /** Saves the answer, in the transaction of the outcome. @throws AppError IN_PROGRESS when the claim was taken over meanwhile */
    async finish(tx: Tx, call: KeyedCall, claim: string, { bookingId, answer }: Answered) {
      const stored = await tx.query(
        `update idempotency_keys
         set answer = $4, booking_id = $5
         where brand = $1 and key = $2 and claim = $3 and answer is null
         returning key`,
        [call.brandId, keyOf(call), claim, JSON.stringify(answer), bookingId],
      );
      if (stored.length === 0) throw new AppError('IN_PROGRESS');
    },
    /** Frees the key of a call that failed. */
    async release(call: KeyedCall, claim: string) {
      await db.queryBrand(
        call.brandId,
        'delete from idempotency_keys where brand = $1 and key = $2 and claim = $3 and answer is null',
        [call.brandId, keyOf(call), claim],
      );
    },
  };
}
export type KeyedCalls = ReturnType<typeof createKeyedCalls>;

export function readIdempotencyKey({
  headers,
}: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key.join(',') : key;
}

/** SHA-256 of a JSON value. The order of its keys does not matter. */
export const hashBody = (body: unknown): string =>
  createHash('sha256').update(canonical(body)).digest('hex');

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
    .join(',')}}`;
}
