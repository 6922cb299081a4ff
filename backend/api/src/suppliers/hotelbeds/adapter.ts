import type { Cache } from '../../lib/cache/createCache';
import { SupplierError } from '../../lib/http/supplierError';
import type { HotelQuery, HotelSupplier, SupplierHotel } from '../../products/hotels/ports';
import type { HotelCatalogue } from '../../modules/places/ports';
import type { ExchangeRates } from '../../modules/exchange/ports';
import { unlessNotServed } from '../notServed';
import { createQuoteMoney, NO_RATES } from '../quoteMoney';
import { CODE, type HotelbedsAccess, createHotelbedsClient } from './client';
import { type ContentByHotel, createContentStore } from './contentStore';
import { toDestination, toHotelContent } from './contentMapping';
import { toSupplierHotel } from './mapping';
import { toOccupancies } from './occupancies';
import { type HotelbedsScope, toAvailabilityRequest } from './request';
import { createSale } from './sale/createSale';
import { isNotServed } from './sale/outcome';
import { withinMs } from './withinMs';

const MAX_HOTELS_PER_CALL = 2000;
/** Milliseconds that prices wait for content; a search without pictures is better than none. */
const CONTENT_WAIT_MS = 1500;
/** Their hotel codes are 32-bit integers. */
const HOTEL_CODE = /^\d{1,9}$/;
const noContent: ContentByHotel = new Map();

export interface HotelbedsOptions extends HotelbedsAccess {
  cache: Cache;
  /** Without it only pesos are sold. */
  exchange?: ExchangeRates;
  /** Called for every hotel left out because it could not be read; for metrics. */
  onDropped?: (reason: string) => void;
}

/** Hotelbeds booking and content API 1.0; what we follow and where we differ is in the README beside. */
export function createHotelbeds(
  options: HotelbedsOptions,
): HotelSupplier & HotelCatalogue & { close(): Promise<void> } {
  const { clock, cache, exchange = NO_RATES, onDropped = () => undefined } = options;
  const client = createHotelbedsClient(options);
  const store = createContentStore(client, cache);
  const contentOf = (code: string, signal: AbortSignal) =>
    withinMs(store.destination(code), CONTENT_WAIT_MS, signal).catch(() => noContent);

  const ask = async (query: HotelQuery, scope: HotelbedsScope, signal: AbortSignal) =>
    unlessNotServed(
      client.availability(toAvailabilityRequest(query, scope), signal),
      isNotServed,
      [],
    );
  const askDestination = async (query: HotelQuery, code: string, signal: AbortSignal) => {
    const content = await contentOf(code, signal);
    signal.throwIfAborted();
    if (content.size === 0)
      return { rows: await ask(query, { destinationCode: code }, signal), content };
    const batches = batchesOf([...content.keys()], MAX_HOTELS_PER_CALL);
    const rows = await Promise.all(batches.map((hotelCodes) => ask(query, { hotelCodes }, signal)));
    return { rows: rows.flat(), content };
  };
  const askHotels = async (query: HotelQuery, signal: AbortSignal) => {
    const hotelCodes = query.Hotel_codes.filter((code) => HOTEL_CODE.test(code));
    const rows = hotelCodes.length > 0 ? await ask(query, { hotelCodes }, signal) : [];
    const destinations = new Set(rows.map(destinationCodeOf).filter((code) => code !== undefined));
    const contents = await Promise.all([...destinations].map((code) => contentOf(code, signal)));
    return { rows, content: new Map(contents.flatMap((content) => [...content])) };
  };
  const toHotels = (
    query: HotelQuery,
    rows: readonly unknown[],
    content: ContentByHotel,
    onUnsold: (currency: string) => void = () => undefined,
  ): SupplierHotel[] => {
    const money = createQuoteMoney(exchange);
    const occupancies = toOccupancies(query.rooms);
    const now = clock();
    const mapped = rows.map((row) =>
      toSupplierHotel(row, occupancies, content.get(codeOf(row)), now, money),
    );
    const dropped = mapped.filter((one) => one.state === 'malformed');
    for (const { reason } of dropped) onDropped(reason);
    for (const one of mapped) {
      if (one.state !== 'unsold') continue;
      onDropped('currency');
      onUnsold(one.currency);
    }
    if (rows.length > 0 && dropped.length === rows.length)
      throw new SupplierError(CODE, 'malformed', new Error(dropped[0]?.reason));
    return mapped.flatMap((one) => (one.state === 'sold' ? [one.hotel] : []));
  };
  return {
    code: CODE,
    async search(query, signal, onUnsold) {
      const answers =
        query.Hotel_codes.length > 0
          ? [await askHotels(query, signal)]
          : await Promise.all(
              query.destination_code.map((code) => askDestination(query, code, signal)),
            );
      const content = new Map(answers.flatMap((answer) => [...answer.content]));
      return toHotels(
        query,
        answers.flatMap((answer) => answer.rows),
        content,
        onUnsold,
      );
    },
    ...createSale({ client, cache, store, clock, exchange, onDropped }),
    destinations: async (signal) =>
      (await client.destinations(signal)).map(toDestination).filter((place) => place !== undefined),
    hotels: async (signal) =>
      (await client.hotels({}, signal))
        .map((row) => toHotelContent(row, new Map()))
        .flatMap((hotel) => (hotel ? [{ ...hotel, image: hotel.images[0] ?? '' }] : [])),
    close: () => client.close(),
  };
}

const field = (row: unknown, name: string): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
const codeOf = (row: unknown): string => String(field(row, 'code'));
function destinationCodeOf(row: unknown): string | undefined {
  const code = field(row, 'destinationCode');
  return typeof code === 'string' ? code : undefined;
}

function batchesOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
