import type { Cancellation, ExchangeRate, PackageDetail, PackageRoom } from '@tiquete/contracts';
import { ROOM_TYPES, type RoomType } from '../format/saleSchemas';
import type { MarkUp } from '../../../money';
import type { PackageContent } from '../format/packageSchema';
import type { DepartureOffer, PackageDetail as Catalogued } from '../ports';
import { paymentPlan } from '../pricing/paymentPlan';
import { type NoRoom, pesosOf, type PricedRooms, priceRooms } from '../pricing/priceRooms';
import { packageTerms } from '../pricing/terms';

/** A traveller's choices in a package: departure, rooms, hotel, origin and tours. */
export interface Choice {
  /** Day of departure. */
  date: string;
  rooms: readonly PackageRoom[];
  /** Id of one of the package's hotels. */
  hotel: string;
  /** City where the journey begins; null when it begins at the first stop. */
  origin: string | null;
  /** Ids of the chosen tours. */
  services: readonly string[];
  /** Exchange rate of the package's currency; null for prices in pesos. */
  rate: ExchangeRate | null;
  /** Mark-up included in the travellers' prices. */
  markUp: MarkUp;
  /** Day of the quote, from which the days of payments are counted. */
  quotedOn: string;
}
export interface ChosenService {
  id: string;
  /** Price per person in whole pesos. */
  pricePerPerson: number;
  total: number;
  isChosen: boolean;
}
/** A choice with its price, in whole pesos. */
export interface PricedChoice {
  kind: 'priced';
  choice: Choice;
  catalogued: Catalogued;
  departure: DepartureOffer;
  rooms: PricedRooms;
  /** All tours of the package, chosen or not. */
  services: ChosenService[];
  total: number;
  plan: PackageDetail['payment_plan'];
  cancellation: Cancellation;
}

/** Prices a choice. Null when the package no longer has the departure, or the hotel in its season. */
export function priceChoice(
  catalogued: Catalogued,
  choice: Choice,
  now: Date,
): PricedChoice | NoRoom | null {
  const { content, departures } = catalogued;
  const departure = departures.find(({ date }) => date === choice.date);
  if (!departure) return null;
  const rooms = priceRoomsIn(content, departure.season, choice);
  if (rooms?.kind !== 'priced') return rooms;
  const seats = rooms.travellers.filter(({ type }) => type !== 'INF').length;
  const services = content.tours.map(({ id, price }) => {
    const pricePerPerson = pesosOf(price, choice.rate);
    const isChosen = choice.services.includes(id);
    return { id, pricePerPerson, total: pricePerPerson * seats, isChosen };
  });
  const total = services.reduce((sum, one) => sum + (one.isChosen ? one.total : 0), rooms.total);
  const { date, quotedOn } = choice;
  return {
    kind: 'priced',
    choice,
    catalogued,
    departure,
    rooms,
    services,
    total,
    plan: paymentPlan(content.deposit, { total, date, today: quotedOn }),
    cancellation: packageTerms(content.cancellation, { total, date, now }),
  };
}

/** Prices rooms in one hotel. Null when the hotel has no price in the season. */
export function priceRoomsIn(
  { prices, origins }: Pick<PackageContent, 'prices' | 'origins'>,
  season: string,
  {
    hotel,
    origin,
    rooms,
    rate,
    markUp,
  }: Pick<Choice, 'hotel' | 'origin' | 'rooms' | 'rate'> & Partial<Pick<Choice, 'markUp'>>,
): PricedRooms | NoRoom | null {
  const price = prices.find((one) => one.season === season && one.hotel === hotel);
  const supplement = origins.find(({ code }) => code === origin)?.supplement ?? 0;
  return price ? priceRooms(price, rooms, { supplement, rate, ...(markUp && { markUp }) }) : null;
}

/** Number of rooms of each type, single first. */
export const countRooms = (types: readonly RoomType[]): { roomType: RoomType; count: number }[] =>
  ROOM_TYPES.map((roomType) => ({
    roomType,
    count: types.filter((type) => type === roomType).length,
  })).filter(({ count }) => count > 0);

/** True when the departure has these rooms left. */
export const hasRooms = (
  { left }: Pick<DepartureOffer, 'left'>,
  types: readonly RoomType[],
): boolean => countRooms(types).every(({ roomType, count }) => (left[roomType] ?? 0) >= count);
