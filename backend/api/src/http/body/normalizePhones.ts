import type { FastifyInstance } from 'fastify';
import { syncHook } from '../syncHook';
import { nationalNumber } from '../../lib/text/phone';

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
