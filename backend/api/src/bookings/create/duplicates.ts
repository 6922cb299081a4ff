import { toMachineReadable } from '@tiquete/domain/travellers';
import type { Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import { findDuplicate } from '../repository';
import type { Engine } from '../engine';
import type { CreateOptions, Quote } from '../ports';

const WINDOW_MS = 10 * 60_000;

/** Keyed hash of product, people and days. Names are compared in the spelling of passports: MÜLLER equals MUELLER. */
export function intentOf(
  { cipher }: Pick<Engine, 'cipher'>,
  { product, title, dateFrom, dateTo, people, sameAs = title }: Quote,
): string {
  const spelled = (name: string) => toMachineReadable(name).text.toUpperCase();
  const passengers = people.passengers
    .map(({ name, lastname, type, document }) => [spelled(name), spelled(lastname), type, document])
    .sort();
  const [intent] = cipher.fingerprints(
    JSON.stringify([
      product,
      sameAs,
      dateFrom,
      dateTo,
      people.customer.document,
      people.customer.email.trim().toLowerCase(),
      passengers,
    ]),
  );
  return intent;
}

/**
 * Rejects a booking that equals one of the last ten minutes, because airlines cancel both. Ended bookings do not count.
 * @throws AppError DUPLICATE_BOOKING; `meta.code` is null when the caller may not see the other one
 */
export async function refuseDuplicate(
  tx: Tx,
  brandId: string,
  intent: string,
  at: Date,
  maySee: CreateOptions['maySee'],
): Promise<void> {
  // Locks the intent: of two concurrent tabs, the second waits until the first has committed its booking.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${brandId}:${intent}`]);
  const since = new Date(at.getTime() - WINDOW_MS);
  const other = await findDuplicate(tx, brandId, intent, since);
  if (other)
    throw new AppError('DUPLICATE_BOOKING', {
      meta: { code: maySee?.(other) ? other.code : null },
    });
}
