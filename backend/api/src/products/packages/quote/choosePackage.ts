import type { ExchangeRate, PackageRoom, PackageSearchQuery } from '@tiquete/contracts';
import { refuse } from '../../../lib/refuse';
import { saleWords as words } from '../messages/sale';
import type { DepartureOffer, PackageDetail } from '../ports';
import type { NoRoom, PricedRooms } from '../pricing/priceRooms';
import { checkGroup } from '../pricing/groupProblem';
import { refuseRoom } from '../pricing/refuseRoom';
import type { KeptQuote } from '../session';
import { type Choice, hasRooms, priceRoomsIn } from './priceChoice';

export interface Asked {
  query: PackageSearchQuery;
  /** Rooms of the request; null: unchanged. */
  rooms: PackageRoom[] | null;
  /** The quote that the request changes. */
  kept: KeptQuote | undefined;
  /** Rate of the package's currency. */
  rate: ExchangeRate | null;
  quotedOn: string;
}

/**
 * The choice within a package: values of the request, else those of the earlier quote, else those of a card. @throws AppError
 * naming the field
 */
export function choose(catalogued: PackageDetail, asked: Asked): Omit<Choice, 'markUp'> {
  const { query, kept, rate, quotedOn } = asked;
  const { content } = catalogued;
  const rooms = asked.rooms ?? kept?.rooms;
  if (!rooms) return refuse('MANDATORY_DATA_MISSING', '/Room', words.roomsMissing);
  checkGroup(content, rooms, query.Line ? '/Line' : '/Room');
  const unknown = query.id_services.findIndex((id) => content.tours.every((one) => one.id !== id));
  if (unknown >= 0) refuse('INVALID_FORMAT', `/id_services/${unknown}`, words.unknownService);
  const shared = {
    rooms,
    origin: chooseOrigin(catalogued, asked),
    services: [...new Set(query.id_services)],
    rate,
    quotedOn,
  };
  const wanted = wantedHotel(catalogued, asked);
  const hotelOf = ({ season }: DepartureOffer) =>
    wanted ?? cheapestHotel(catalogued, season, shared);
  const price: PriceOf = (departure) =>
    priceRoomsIn(content, departure.season, { ...shared, hotel: hotelOf(departure) });
  const departure = chooseDeparture(catalogued, asked, price);
  return { ...shared, date: departure.date, hotel: hotelOf(departure) };
}
type PriceOf = (departure: DepartureOffer) => PricedRooms | NoRoom | null;

function chooseOrigin({ content }: PackageDetail, { query, kept }: Asked): string | null {
  const { origins } = content;
  if (origins.length === 0) return null;
  if (query.OriginID === '') return kept?.origin ?? origins[0]?.code ?? null;
  if (origins.every(({ code }) => code !== query.OriginID))
    refuse('INVALID_FORMAT', '/OriginID', words.unknownOrigin);
  return query.OriginID;
}

/** Undefined: none was named. */
function wantedHotel({ content }: PackageDetail, { query, kept }: Asked): string | undefined {
  const has = (id: string) => content.hotels.some((one) => one.id === id);
  if (query.id_temp_hotel !== '' && !has(query.id_temp_hotel))
    refuse('INVALID_FORMAT', '/id_temp_hotel', words.unknownHotel);
  return [query.id_temp_hotel, kept?.hotel ?? '', query.id_hotel].find(has);
}

/** The hotel that cards show. */
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
 * The first departure of the requested month, or that of the requested day. When the day of a first quote has no rooms, it is
 * the next one with rooms until `DateEnd`; a changed quote never moves to a day that was not chosen.
 */
function chooseDeparture(
  { departures }: PackageDetail,
  asked: Asked,
  price: PriceOf,
): DepartureOffer {
  const { DateBegin, DateEnd, id_month, id_year } = asked.query;
  const firstOf = (tried: readonly DepartureOffer[], pointer: string, detail: string) => {
    const found = tried.find((departure) => {
      const priced = price(departure);
      return priced?.kind === 'priced' && hasRooms(departure, priced.roomTypes);
    });
    if (found) return found;
    // Rooms that the package never sells get another error than sold-out rooms.
    const [problem] = tried.map(price);
    if (problem?.kind === 'no-room') refuseRoom(problem, asked.query.Line ? '/Line' : '/Room');
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
    date === DateBegin || (!asked.kept && date > DateBegin && date <= DateEnd);
  return firstOf(departures.filter(isNear), '/DateBegin', words.noneOnDay);
}
