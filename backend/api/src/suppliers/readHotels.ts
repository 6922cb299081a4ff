import { SupplierError } from '../lib/http-client/supplierError';
import type { SupplierHotel } from '../products/hotels/ports';

/** Result of reading one answer of a hotel supplier in a thread. */
export interface ReadRows<Row> {
  rows: Row[];
  /** Number of hotels in the answer, including those that were left out. */
  count: number;
  /** Distinct reasons why hotels could not be read. */
  malformed: string[];
  /** Distinct currencies of hotels that are not sold now. */
  unsold: string[];
  /** Currencies without an exchange rate. */
  missing: string[];
}
/** Function that parses a supplier's answer. @throws SupplierError `malformed` when no hotel of several could be read */
export type ReadFoundHotels = (onUnsold?: (currency: string) => void) => Promise<SupplierHotel[]>;

/** Separates hotels that are sold from the reasons why others are not. */
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

/** Counts the hotels that were left out of a search's answers. @throws SupplierError `malformed` */
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
