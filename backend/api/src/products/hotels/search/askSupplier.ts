import type { HotelSupplierCode, SupplierReport } from '@tiquete/contracts';
import { askSource } from '../../../lib/search/askSource';
import type { Log } from '../../../lib/search/log';
import type { HotelQuery, HotelSupplier, SupplierHotel } from '../ports';

export interface SupplierAnswer {
  code: HotelSupplierCode;
  report: SupplierReport;
  hotels: SupplierHotel[];
  /** Currencies in which it had hotels that are not sold now. */
  unsold: string[];
}

/** One supplier's part of a search: its hotels, or a report of why there are none. @throws only the caller's own reason. */
export async function askSupplier(
  supplier: HotelSupplier,
  query: HotelQuery,
  timeoutMs: number,
  signal: AbortSignal,
  log: Log,
): Promise<SupplierAnswer> {
  const { code } = supplier;
  const unsold = new Set<string>();
  const {
    status,
    ms,
    answer: hotels = [],
  } = await askSource({
    code,
    timeoutMs,
    signal,
    log,
    ask: (limit) => supplier.search(query, limit, (currency) => void unsold.add(currency)),
  });
  return { code, hotels, unsold: [...unsold], report: { code, status, ms, hotels: hotels.length } };
}
