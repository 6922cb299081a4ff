import { SupplierError } from '../../../lib/http-client/supplierError';
import type { Log } from '../../../lib/search/log';
import { beginSourceCall } from '../../../lib/search/sourceCall';
import { markUpFor, type SellingBrand } from '../../../money';
import type { HotelQuery, HotelSupplier, SupplierHotel } from '../ports';
import { sellHotel } from '../markUps';
import type { HotelSupplierAnswer } from './toHotelResult';

export interface HotelSupplierSearch {
  brand: SellingBrand;
  query: HotelQuery;
  signal: AbortSignal;
  timeoutMs: number;
  /** Codes of a destination and of its country. */
  placesOf(destination: string): string[];
  log: Log;
}

/**
 * Searches one supplier. Returns its hotels at the brand's selling prices, or a report of the failure. Parsing the answer
 * does not count against its timeout. @throws only the caller's own reason
 */
export async function searchHotelSupplier(
  supplier: HotelSupplier,
  { brand, query, signal, timeoutMs, placesOf, log }: HotelSupplierSearch,
): Promise<HotelSupplierAnswer> {
  const { code } = supplier;
  const unsold = new Set<string>();
  const onUnsold = (currency: string) => void unsold.add(currency);
  const call = beginSourceCall({ code, timeoutMs, signal, log });
  const { ms, ...outcome } = await call.outcome<SupplierHotel[] | UnreadHotels>(
    supplier.searchUnread
      ? supplier.searchUnread(query, call.signal)
      : supplier.search(query, call.signal, onUnsold),
  );
  const { status, hotels = [] } =
    outcome.status === 'ok'
      ? await readHotels(outcome.answer, code, onUnsold, log)
      : { status: outcome.status };
  const sold = hotels.map((hotel) => {
    const destinations = placesOf(hotel.destination.code);
    const sale = { product: 'HOTEL', supplier: code, origins: [], day: query.checkin } as const;
    return sellHotel(hotel, markUpFor(brand.mark_ups, { ...sale, destinations }));
  });
  return {
    code,
    hotels: sold,
    unsold: [...unsold],
    report: { code, status, ms, hotels: sold.length },
  };
}

type UnreadHotels = Awaited<ReturnType<NonNullable<HotelSupplier['searchUnread']>>>;

async function readHotels(
  answer: SupplierHotel[] | UnreadHotels,
  supplier: string,
  onUnsold: (currency: string) => void,
  log: Log,
): Promise<{ status: 'ok' | 'timeout' | 'error'; hotels?: SupplierHotel[] }> {
  if (Array.isArray(answer)) return { status: 'ok', hotels: answer };
  try {
    return { status: 'ok', hotels: await answer(onUnsold) };
  } catch (error) {
    const isForeseen = error instanceof SupplierError;
    log[isForeseen ? 'warn' : 'error']({ supplier, err: error }, 'answer not read');
    return { status: isForeseen && error.kind === 'timeout' ? 'timeout' : 'error' };
  }
}
