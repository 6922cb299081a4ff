import { SupplierError } from '../lib/http/supplierError';
import type { SupplierHotel } from '../products/hotels/ports';

/** Result of reading one answer of a hotel supplier in a thread. */
export interface ReadRows<Row> {
  rows: Row[];
  /** Hotels of the answer, those that were left out included. */
  count: number;
  /** Why hotels could not be read, once for each. */
  malformed: string[];
  /** Currencies of hotels that are not sold now, once for each. */
  unsold: string[];
  /** Currencies for which no rate was given. */
  missing: string[];
}
/** Reads what a supplier answered. @throws SupplierError `malformed` when none of several hotels could be read */
export type ReadFoundHotels = (onUnsold?: (currency: string) => void) => Promise<SupplierHotel[]>;

/** Sorts mapped hotels into those that are sold and the reasons why others are not. */
export function toReadRows<Row>(
  mapped: readonly (
    | { state: 'sold'; hotel: Row }
    | { state: 'soldOut' }
    | { state: 'unsold'; currency: string }
    | { state: 'malformed'; reason: string }
  )[],
  missing: ReadonlySet<string>,
): ReadRows<Row> {
  return {
    rows: mapped.flatMap((one) => (one.state === 'sold' ? [one.hotel] : [])),
    count: mapped.length,
    malformed: mapped.flatMap((one) => (one.state === 'malformed' ? [one.reason] : [])),
    unsold: mapped.flatMap((one) => (one.state === 'unsold' ? [one.currency] : [])),
    missing: [...missing],
  };
}

/** Counts what the answers of one search leave out. @throws SupplierError `malformed` */
export function countLeftOut(
  supplier: string,
  answers: readonly ReadRows<unknown>[],
  onDropped: (reason: string) => void,
  onUnsold: (currency: string) => void = () => undefined,
): void {
  const malformed = answers.flatMap((answer) => answer.malformed);
  for (const reason of malformed) onDropped(reason);
  for (const currency of answers.flatMap((answer) => answer.unsold)) {
    onDropped('currency');
    onUnsold(currency);
  }
  const count = answers.reduce((sum, answer) => sum + answer.count, 0);
  if (count > 0 && malformed.length === count)
    throw new SupplierError(supplier, 'malformed', new Error(malformed[0]));
}
