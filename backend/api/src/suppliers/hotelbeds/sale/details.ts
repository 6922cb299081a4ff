import { CURRENCY } from '@tiquete/contracts';
import { decodeTexts } from '../../../lib/text/decodeTexts';
import type { Cache } from '../../../lib/cache/createCache';
import { SupplierError } from '../../../lib/http-client/supplierError';
import type { HotelStay, SupplierRate } from '../../../products/hotels/ports';
import type { ExchangeRates } from '../../../money/ports';
import { createQuoteMoney } from '../../quoteMoney';
import type { FacilityNames } from '../amenities';
import { HOTELBEDS_CODE, type HotelbedsClient } from '../client';
import { pricedRates, ratesByOccupancy, withKnownCharges } from '../combination';
import type { HotelbedsContentStore } from '../contentStore';
import { createHotelMoney } from '../hotelMoney';
import { toOccupancies } from '../occupancies';
import { toAvailabilityRequest } from '../request';
import { hotelbedsFreeUntil } from '../terms';
import { type AvailableHotel, availableHotelSchema } from '../wire';
import { withinMs } from '../withinMs';
import { combinationsOf } from './combinations';
import { type HotelContentRecord, readContentRecord } from './contentRecord';
import { roomsOf } from './roomsOf';
import { contentOfPrices, toHotelbedsSupplierContent } from './toHotelbedsSupplierContent';
import { fromHotelbedsRates } from './fromHotelbedsRates';

/** Milliseconds that the hotel's page waits for content. A later page is sent without pictures. */
const CONTENT_WAIT_MS = 4000;
/** The vendor's hotel codes are 32-bit integers. */
const HOTEL_CODE = /^\d{1,9}$/;

export interface DetailsParts {
  client: HotelbedsClient;
  cache: Cache;
  store: HotelbedsContentStore;
  clock: () => Date;
  exchange: ExchangeRates;
  onDropped(reason: string): void;
}
export interface KnownContent {
  record: HotelContentRecord | undefined;
  names: FacilityNames;
}
const noNames: FacilityNames = new Map();

/** Content of a hotel; undefined when it does not arrive in time. */
export async function contentOf(
  { client, cache, store }: Pick<DetailsParts, 'client' | 'cache' | 'store'>,
  hotelCode: string,
  signal: AbortSignal,
): Promise<KnownContent> {
  // A load of the facilities' names is shared, so a visitor who leaves must not abort it.
  const loading = Promise.all([
    readContentRecord(client, cache, hotelCode),
    store.facilityNames(new AbortController().signal).catch(() => noNames),
  ]);
  const [record, names] = await withinMs(loading, CONTENT_WAIT_MS, signal).catch(
    () => [undefined, noNames] as const,
  );
  signal.throwIfAborted();
  return { record, names };
}

/** Rates of one hotel by `POST /hotels`, with a price for every night. @throws SupplierError; UnsoldCurrency */
export async function readHotelbedsDetails(
  parts: DetailsParts,
  stay: HotelStay,
  signal: AbortSignal,
) {
  if (!HOTEL_CODE.test(stay.hotelCode))
    throw new SupplierError(HOTELBEDS_CODE, 'rejected', new Error('hotel code'));
  const request = {
    ...toAvailabilityRequest(stay, { hotelCodes: [stay.hotelCode] }),
    dailyRate: true,
  };
  const [rows, known] = await Promise.all([
    parts.client.availability(request, signal),
    contentOf(parts, stay.hotelCode, signal),
  ]);
  const hotel = readHotel(rows[0]);
  const content = known.record
    ? toHotelbedsSupplierContent(known.record.details, known.names, stay)
    : hotel && contentOfPrices(hotel);
  if (!content)
    return { content: { ...contentOfPrices(NO_HOTEL), hotelCode: stay.hotelCode }, rates: [] };
  return { content, rates: hotel ? ratesOf(parts, hotel, known.record, stay) : [] };
}

function readHotel(row: unknown): AvailableHotel | undefined {
  if (row === undefined) return undefined;
  const parsed = availableHotelSchema.safeParse(row);
  if (!parsed.success)
    throw new SupplierError(
      HOTELBEDS_CODE,
      'malformed',
      new Error(parsed.error.issues[0]?.path.join('.')),
    );
  return parsed.data;
}

function ratesOf(
  { clock, exchange, onDropped }: DetailsParts,
  hotel: AvailableHotel,
  record: HotelContentRecord | undefined,
  stay: HotelStay,
): SupplierRate[] {
  const now = clock();
  const money = createHotelMoney(hotel.currency, createQuoteMoney(exchange));
  const { known, unsold } = withKnownCharges(pricedRates(hotel.rooms, money), money);
  if (unsold) onDropped(unsold.message);
  const lists = ratesByOccupancy(known, toOccupancies(stay.rooms));
  if (!lists && unsold) throw unsold;
  if (!lists) return [];
  const roomOf = roomsOf(
    record,
    new Map(hotel.rooms.map(({ code, name }) => [code, decodeTexts(name)])),
    stay,
  );
  const rates = combinationsOf(lists, ({ rate }) => hotelbedsFreeUntil(rate, now) !== null).flatMap(
    (chosen) => {
      try {
        return [fromHotelbedsRates(chosen, stay, roomOf, now, money)];
      } catch (error) {
        onDropped(error instanceof Error ? error.message : 'terms');
        return [];
      }
    },
  );
  if (rates.length === 0)
    throw new SupplierError(HOTELBEDS_CODE, 'malformed', new Error('no rate could be read'));
  return cheapestOfEach(rates);
}

/** The cheapest rate of each room, board and terms. The vendor lists equal rates of several contracts. */
function cheapestOfEach(rates: readonly SupplierRate[]): SupplierRate[] {
  const best = new Map<string, SupplierRate>();
  for (const rate of [...rates].sort((a, b) => a.total - b.total)) {
    const key = JSON.stringify([rate.room.code, rate.board, rate.cancellation.free_until]);
    if (!best.has(key)) best.set(key, rate);
  }
  return [...best.values()];
}
const NO_HOTEL: AvailableHotel = {
  code: '',
  name: '',
  categoryCode: '',
  categoryName: '',
  destinationCode: '',
  destinationName: '',
  zoneCode: '',
  zoneName: '',
  latitude: 0,
  longitude: 0,
  currency: CURRENCY,
  reviews: [],
  rooms: [],
};
