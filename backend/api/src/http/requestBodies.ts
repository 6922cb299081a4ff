import type { FastifyInstance } from 'fastify';
import { syncHook } from './syncHook';
import { AppError } from '../lib/errors';
import { isKnownBody } from './answers/knownBodies';
import { hasCardNumber } from '../lib/privacy/cardNumbers';
import { nationalNumber } from '../lib/text/phone';
import { lenientReader } from '@tiquete/contracts';
import * as z from 'zod';

/** Normalises bodies and queries of `lenient` calls before their schemas check them. */
export function readLeniently(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.isLenient) return;
    const { body, querystring } = route.schema ?? {};
    route.config = {
      ...route.config,
      ...(body instanceof z.ZodType && { readBody: lenientReader(body) }),
      ...(querystring instanceof z.ZodType && { readQuery: lenientReader(querystring) }),
    };
  });
  app.addHook(
    'preValidation',
    syncHook((request) => {
      const { readBody, readQuery } = request.routeOptions.config;
      if (readQuery) request.query = readQuery(request.query);
      if (readBody && !isKnownBody(request.body)) request.body = readBody(request.body);
    }),
  );
}

/** Field names of calling code and number, as in the contracts. */
const PAIRS = [
  ['phone_country', 'phone'],
  ['countryCallingCode', 'number'],
] as const;

/** Removes the trunk zero from every phone of a validated body, before it is compared, stored or sent to a supplier. */
export function normalizePhones(app: FastifyInstance): void {
  app.addHook(
    'preHandler',
    syncHook(({ body }) => normalizeIn(body)),
  );
}

function normalizeIn(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [country, phone] of PAIRS) {
    const [code, number] = [Reflect.get(value, country), Reflect.get(value, phone)];
    if (typeof code === 'string' && typeof number === 'string')
      Reflect.set(value, phone, nationalNumber(code, number));
  }
  for (const part of Object.values(value)) normalizeIn(part);
}

/**
 * Rejects card numbers in every place where a caller can put them. A body is searched after its schema has dropped unknown
 * fields. @throws AppError CARD_DATA_REFUSED
 */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook(
    'preValidation',
    syncHook(({ query, params }) => {
      if (hasCardNumber(query) || hasCardNumber(params)) throw new AppError('CARD_DATA_REFUSED');
    }),
  );
  app.addHook(
    'preHandler',
    syncHook(({ body }) => {
      if (!isKnownBody(body) && hasCardNumber(body)) throw new AppError('CARD_DATA_REFUSED');
    }),
  );
}

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
