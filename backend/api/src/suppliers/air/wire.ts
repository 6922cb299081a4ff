import * as z from 'zod';
import { SupplierError } from '../../lib/http-client/supplierError';
import type { RawBody } from '../../lib/http-client/rawBody';
import type { FlightAnswer, FlightQuery } from '../../products/flights/ports';
import type { QuoteMoney } from '../quoteMoney';

/**
 * Parses an answer by its schema. @throws SupplierError `malformed`, naming the first field that does not match, without its
 * value
 */
export function readAnswer<T>(supplier: string, schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new SupplierError(
      supplier,
      'malformed',
      new Error(parsed.error.issues[0]?.path.join('.')),
    );
  return parsed.data;
}

/** Money as a number or a decimal string, never negative. */
export const wireAmountSchema = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0));
/** Currency code. Any currency is accepted, because the exchange rates of the day decide whether an offer can be sold. */
export const wireCurrencySchema = z.string().regex(/^[A-Z]{3}$/, { error: 'currency' });

interface FlightReading {
  query: FlightQuery;
  now: Date;
  money: QuoteMoney;
  onDropped(reason: string): void;
  onUnsold?(currency: string): void;
}
/** Parses the body of a search, in a thread. @throws SupplierError `malformed` */
export type ReadSearch = (body: RawBody, reading: FlightReading) => FlightAnswer;
