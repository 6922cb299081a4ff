import type { ExchangeRate, PackageRoom, PackageSearchQuery } from '@tiquete/contracts';
import { refuse } from '../../../lib/refuse';
import { packageSaleWords as words } from '../messages/sale';
import type { DepartureOffer, PackageDetail } from '../ports';
import type { NoRoom, PricedRooms } from '../pricing/priceRooms';
import { checkGroup } from '../pricing/groupProblem';
import type { StoredQuote } from '../session';
import { type Choice, hasRooms, priceRoomsIn } from './priceChoice';

export interface ChoiceRequest {
  query: PackageSearchQuery;
  /** Rooms of the request; null when it does not change them. */
  rooms: PackageRoom[] | null;
  /** Earlier quote that the request changes. */
  changed: StoredQuote | undefined;
  /** Exchange rate of the package's currency. */
  rate: ExchangeRate | null;
  quotedOn: string;
}

/**
 * Choices within a package. Values of the request come before those of the earlier quote, and those before the values of a
 * card. @throws AppError naming the field
 */
export function choosePackage(
  catalogued: PackageDetail,
  request: ChoiceRequest,
): Omit<Choice, 'markUp'> {
  const { query, changed, rate, quotedOn } = request;
  const { content } = catalogued;
  const rooms = request.rooms ?? changed?.rooms;
  if (!rooms) return refuse('MANDATORY_DATA_MISSING', '/Room', words.roomsMissing);
  checkGroup(content, rooms, query.Line ? '/Line' : '/Room');
  const unknown = query.id_services.findIndex((id) => content.tours.every((one) => one.id !== id));
  if (unknown >= 0) refuse('INVALID_FORMAT', `/id_services/${unknown}`, words.unknownService);
  const shared = {
    rooms,
    origin: chooseOrigin(catalogued, request),
    services: [...new Set(query.id_services)],
    rate,
    quotedOn,
  };
  const wanted = wantedHotel(catalogued, request);
  const hotelOf = ({ season }: DepartureOffer) =>
    wanted ?? cheapestHotel(catalogued, season, shared);
  const price: PriceOf = (departure) =>
    priceRoomsIn(content, departure.season, { ...shared, hotel: hotelOf(departure) });
  const departure = chooseDeparture(catalogued, request, price);
  return { ...shared, date: departure.date, hotel: hotelOf(departure) };
}
type PriceOf = (departure: DepartureOffer) => PricedRooms | NoRoom | null;

function chooseOrigin(
  { content }: PackageDetail,
  { query, changed }: ChoiceRequest,
): string | null {
  const { origins } = content;
  if (origins.length === 0) return null;
  if (query.OriginID === '') return changed?.origin ?? origins[0]?.code ?? null;
  if (origins.every(({ code }) => code !== query.OriginID))
    refuse('INVALID_FORMAT', '/OriginID', words.unknownOrigin);
  return query.OriginID;
}

/** Hotel that the request names; undefined when it names none. */
function wantedHotel(
  { content }: PackageDetail,
  { query, changed }: ChoiceRequest,
): string | undefined {
  const has = (id: string) => content.hotels.some((one) => one.id === id);
  if (query.id_temp_hotel !== '' && !has(query.id_temp_hotel))
    refuse('INVALID_FORMAT', '/id_temp_hotel', words.unknownHotel);
  return [query.id_temp_hotel, changed?.hotel ?? '', query.id_hotel].find(has);
}

/** The cheapest hotel, which cards show. */
function cheapestHotel(
  { content }: PackageDetail,
  season: string,
  shared: Pick<Choice, 'rooms' | 'origin' | 'rate'>,
): string {
  const priced = content.hotels.map(({ id: hotel }) => {
    const rooms = priceRoomsIn(content, season, { ...shared, hotel });
    return { hotel, total: rooms?.kind === 'priced' ? rooms.total : Infinity };
  });
  return priced.toSorted((a, b) => a.total - b.total)[0]?.hotel ?? '';
}

/**
 * Departure for the request: the first one of its month, or that of its day. When the day of a first quote has no rooms, the
 * next departure with rooms until `DateEnd` is chosen. A changed quote never moves to a day that was not requested.
 */
function chooseDeparture(
  { departures }: PackageDetail,
  request: ChoiceRequest,
  price: PriceOf,
): DepartureOffer {
  const { DateBegin, DateEnd, id_month, id_year } = request.query;
  const firstOf = (tried: readonly DepartureOffer[], pointer: string, detail: string) => {
    const found = tried.find((departure) => {
      const priced = price(departure);
      return priced?.kind === 'priced' && hasRooms(departure, priced.roomTypes);
    });
    if (found) return found;
    // Rooms that the package never sells get a different error than sold-out rooms.
    const [problem] = tried.map(price);
    if (problem?.kind === 'no-room') refuseRoom(problem, request.query.Line ? '/Line' : '/Room');
    return refuse('DEPARTURE_SOLD_OUT', pointer, detail);
  };
  if (id_month !== undefined || id_year !== undefined) {
    if (id_month === undefined) return refuse('INVALID_FORMAT', '/id_month', words.monthNeedsYear);
    if (id_year === undefined) return refuse('INVALID_FORMAT', '/id_year', words.monthNeedsYear);
    const month = `${id_year}-${String(id_month).padStart(2, '0')}-`;
    const inMonth = departures.filter(({ date }) => date.startsWith(month));
    return firstOf(inMonth, '/id_month', words.noneInMonth);
  }
  const isNear = ({ date }: DepartureOffer) =>
    date === DateBegin || (!request.changed && date > DateBegin && date <= DateEnd);
  return firstOf(departures.filter(isNear), '/DateBegin', words.noneOnDay);
}

/**
 * Rejects a room that the hotel does not have for its number of people, and explains it. `at` is the JSON pointer of the rooms,
 * for the error. @throws AppError ROOM_LINE_INVALID
 */
export function refuseRoom({ index, beds, most }: NoRoom, at: string): never {
  refuse(
    'ROOM_LINE_INVALID',
    `${at}/${index}`,
    beds > most ? words.tooManyBeds(index + 1, beds, most) : words.noRoomType(index + 1, beds),
  );
}
