import { mapInTurns } from '../../lib/async/mapInTurns';
import { type RawBody, rawJson } from '../../lib/http-client/rawBody';
import { SupplierError } from '../../lib/http-client/supplierError';
import type { HotelQuery, HotelSupplier, SupplierHotel } from '../../products/hotels/ports';
import type { HotelCatalogue } from '../../places/ports';
import { batchesOf, type HotelAdapterOptions, withDefaults } from '../hotelAdapter';
import { createRateLender } from '../lendRates';
import { unlessNotServed } from '../notServed';
import { countLeftOut, type ReadFoundHotels } from '../readHotels';
import { HOTELBEDS_CODE, type HotelbedsAccess, createHotelbedsClient } from './client';
import { type ContentByHotel, createHotelbedsContentStore } from './contentStore';
import { toDestination, toHotelContent } from './contentMapping';
import { withContent } from './mapping';
import { toOccupancies } from './occupancies';
import { readAvailability } from './readAvailability';
import { type HotelbedsScope, toAvailabilityRequest } from './request';
import { createHotelbedsSale } from './sale/sale';
import { isNotServedByHotelbeds } from './sale/outcome';
import { withinMs } from './withinMs';

const MAX_HOTELS_PER_CALL = 2000;
const NO_HOTELS = rawJson({ hotels: { hotels: [] } });
/** Milliseconds that a price search waits for content. A later result is sent without pictures. */
const CONTENT_WAIT_MS = 1500;
/** The vendor's hotel codes are 32-bit integers. */
const HOTEL_CODE = /^\d{1,9}$/;
const noContent: ContentByHotel = new Map();

export type HotelbedsOptions = HotelbedsAccess & HotelAdapterOptions;

/**
 * Adapter for the Hotelbeds booking and content API 1.0. The README in this folder lists the vendor's pages that it follows,
 * and its deviations.
 */
export function createHotelbeds(
  options: HotelbedsOptions,
): HotelSupplier & HotelCatalogue & { close(): Promise<void> } {
  const { clock, cache, exchange, threads, onDropped } = withDefaults(options);
  const lendRates = createRateLender(exchange);
  const client = createHotelbedsClient(options);
  const store = createHotelbedsContentStore(client, cache);
  const contentOf = (code: string, signal: AbortSignal) =>
    withinMs(store.destination(code), CONTENT_WAIT_MS, signal).catch(() => noContent);

  const requestAvailability = (query: HotelQuery, scope: HotelbedsScope, signal: AbortSignal) =>
    unlessNotServed(
      client.availabilityRaw(toAvailabilityRequest(query, scope), signal),
      isNotServedByHotelbeds,
      NO_HOTELS,
    );
  const searchDestination = async (query: HotelQuery, code: string, signal: AbortSignal) => {
    const content = await contentOf(code, signal);
    signal.throwIfAborted();
    if (content.size === 0)
      return {
        bodies: [await requestAvailability(query, { destinationCode: code }, signal)],
        content,
      };
    const batches = batchesOf([...content.keys()], MAX_HOTELS_PER_CALL);
    const bodies = await Promise.all(
      batches.map((hotelCodes) => requestAvailability(query, { hotelCodes }, signal)),
    );
    return { bodies, content };
  };
  const readOne = async (query: HotelQuery, body: RawBody) => {
    const occupancies = toOccupancies(query.rooms);
    const read = await lendRates((rates) =>
      threads.run(readAvailability, { body, occupancies, now: clock().getTime(), rates }),
    );
    if (read.problem !== undefined)
      throw new SupplierError(HOTELBEDS_CODE, 'malformed', new Error(read.problem));
    return read;
  };
  const readAll =
    (
      query: HotelQuery,
      bodies: readonly RawBody[],
      toContent: (hotels: readonly SupplierHotel[]) => Promise<ContentByHotel>,
    ): ReadFoundHotels =>
    async (onUnsold) => {
      const answers = await Promise.all(bodies.map((body) => readOne(query, body)));
      countLeftOut(HOTELBEDS_CODE, answers, onDropped, onUnsold);
      const hotels = answers.flatMap(({ rows }) => rows);
      const content = await toContent(hotels);
      return hotels.map((hotel) => withContent(hotel, content.get(hotel.hotelCode)));
    };
  const searchHotels = async (query: HotelQuery, signal: AbortSignal): Promise<ReadFoundHotels> => {
    const hotelCodes = query.Hotel_codes.filter((code) => HOTEL_CODE.test(code));
    const bodies =
      hotelCodes.length > 0 ? [await requestAvailability(query, { hotelCodes }, signal)] : [];
    return readAll(query, bodies, async (hotels) => {
      const destinations = new Set(hotels.map(({ destination }) => destination.code));
      const contents = await Promise.all([...destinations].map((code) => contentOf(code, signal)));
      return new Map(contents.flatMap((content) => [...content]));
    });
  };
  const searchUnread = async (query: HotelQuery, signal: AbortSignal): Promise<ReadFoundHotels> => {
    if (query.Hotel_codes.length > 0) return searchHotels(query, signal);
    const answers = await Promise.all(
      query.destination_code.map((code) => searchDestination(query, code, signal)),
    );
    const content = new Map(answers.flatMap((answer) => [...answer.content]));
    return readAll(
      query,
      answers.flatMap(({ bodies }) => bodies),
      async () => content,
    );
  };
  return {
    code: HOTELBEDS_CODE,
    searchUnread,
    search: async (query, signal, onUnsold) => (await searchUnread(query, signal))(onUnsold),
    ...createHotelbedsSale({ client, cache, store, clock, exchange, onDropped }),
    destinations: async (signal) =>
      (await client.destinations(signal)).map(toDestination).filter((place) => place !== undefined),
    async hotels(signal) {
      const rows = await client.hotels({}, signal);
      const hotels = await mapInTurns(rows, (row) => toHotelContent(row, new Map()));
      return hotels.flatMap((hotel) => (hotel ? [{ ...hotel, image: hotel.images[0] ?? '' }] : []));
    },
    close: () => client.close(),
  };
}
