import { readFileSync } from 'node:fs';
import { CURRENCY, exchangeRateSchema, type ExchangeRate } from '@tiquete/contracts';
import * as z from 'zod';

const { currency, rate, day } = exchangeRateSchema.shape;
const fileSchema = z
  .record(
    currency,
    z.strictObject({
      rate: rate.refine((value) => Number(value) > 0, { error: 'must be more than 0' }),
      day,
    }),
  )
  .refine((rates) => !(CURRENCY in rates), {
    error: 'is what the others are worth',
    path: [CURRENCY],
  });
/** Plausible pesos per unit, wide enough for years; a rate outside is a typing mistake. */
const BOUNDS: ReadonlyMap<string, readonly [number, number]> = new Map(
  ['USD', 'EUR', 'GBP'].map((code) => [code, [1000, 20_000]]),
);
/** Largest change of a rate between two readings; a larger one counts as a typing mistake until a restart. */
const MOST_MOVED = 0.15;

/**
 * Rates of a file such as `{ "USD": { "rate": "4102.35", "day": "2026-11-22" } }`: pesos per unit, by currency. @throws Error
 * naming the file and each invalid place in it
 */
export function readRateFile(path: string): ReadonlyMap<string, ExchangeRate> {
  const parsed = fileSchema.safeParse(readJson(path));
  if (!parsed.success)
    throw new Error(
      `${path}: ${parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`).join('; ')}`,
    );
  for (const [code, { rate: text }] of Object.entries(parsed.data)) {
    const [least, most] = BOUNDS.get(code) ?? [0, Infinity];
    if (Number(text) < least || Number(text) > most)
      throw new Error(`${path}: ${code}.rate: ${text} is not between ${least} and ${most}`);
  }
  return new Map(
    Object.entries(parsed.data).map(([code, of]) => [code, { currency: code, ...of }]),
  );
}

/** @throws Error naming the first currency that changed too much */
export function checkMoves(
  before: ReadonlyMap<string, ExchangeRate>,
  after: ReadonlyMap<string, ExchangeRate>,
): void {
  for (const [code, { rate: text }] of after) {
    const last = before.get(code);
    if (last && Math.abs(Number(text) / Number(last.rate) - 1) > MOST_MOVED)
      throw new Error(
        `${code}.rate: ${text} is more than ${100 * MOST_MOVED} % from the last reading, ${last.rate}`,
      );
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
