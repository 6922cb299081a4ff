import { dayNumber, dayText } from '../../calendar/day';
import type { Seller } from '../airlines';
import { airportsOf } from '../places/places';
import { journeyOf } from '../schedule/journeys';
import { ticketOfFlights } from '../schedule/sellTogether';
import type { Journey } from '../schedule/types';
import type { SeatStock } from '../seatStock';
import { candidates, isOpen } from './candidates';
import { chooseVaried, combine, isInOrder, validatingOf } from './combine';
import { makeOffer } from './makeOffer';
import { endsOf, shapeOf, type Shape } from './market';
import { priceBound, type PriceContext, type PricedBound } from './priceBound';
import { familiesOf, type Family } from './fareFamilies';
import type {
  LowestFare,
  LowestFareQuestion,
  Offer,
  OfferProblem,
  OfferQuestion,
  OfferSelection,
} from './types';

const MOST = 250;
const MOST_TARIFFS = 6;
/** UTC offset of Colombia in milliseconds, which decides the day of a purchase. Colombia has no summer time. */
const BOGOTA = -5 * 3_600_000;
const DAY = 86_400_000;

export interface Moment {
  now: number;
  stock: SeatStock;
}
export const todayAnywhere = (now: number) => Math.floor((now + BOGOTA) / DAY);
const airportOf = (code: string) => airportsOf(code)[0]?.iata;

function requestedShape(
  bounds: readonly { origin: string; destination: string }[],
): Shape | undefined {
  const airports = bounds.map(({ origin, destination }) => ({
    origin: airportOf(origin) ?? '',
    destination: airportOf(destination) ?? '',
  }));
  return airports.every(({ origin, destination }) => origin && destination)
    ? shapeOf(airports)
    : undefined;
}

/** Airports and days of a query; undefined when a place is unknown. */
function contextOf(
  { bounds, channel, travelers, corporateCode }: OfferQuestion,
  { now, stock }: Moment,
): PriceContext | undefined {
  const shape = requestedShape(bounds);
  return (
    shape && {
      channel,
      shape,
      today: todayAnywhere(now),
      stock,
      travelers,
      ...(corporateCode ? { corporateCode } : {}),
    }
  );
}

export function searchOffers(question: OfferQuestion, moment: Moment): Offer[] {
  const context = contextOf(question, moment);
  if (!context) return [];
  const isEvery = question.isCheapestTariffOnly === false;
  const limit = Math.max(1, Math.min(question.limit, MOST));
  const lists = question.bounds.map((bound) => candidates(bound, question, context, moment.now));
  if (lists.some((list) => list.length === 0)) return [];
  const affordable = combine(lists, isEvery).filter(
    ({ total }) => question.maxPrice === undefined || total <= question.maxPrice,
  );
  return chooseVaried(affordable, limit).map(({ bounds, validating }) =>
    makeOffer(bounds, validating, context),
  );
}

interface Way {
  journey: Journey;
  seller: Seller;
  families: readonly Family[];
}
interface Read {
  ways: readonly Way[];
  context: PriceContext;
}
function readSelection(selection: OfferSelection, { now, stock }: Moment): Read | OfferProblem {
  const journeys = selection.bounds.flatMap(({ flights }) => journeyOf(flights) ?? []);
  if (journeys.length < selection.bounds.length || journeys.length === 0) return 'UNKNOWN_FLIGHT';
  if (!journeys.every((journey) => isOpen(journey, now))) return 'DEPARTED';
  const ways = journeys.flatMap((journey): Way[] => {
    const seller = ticketOfFlights(journey.flights);
    return seller?.channels.includes(selection.channel)
      ? [{ journey, seller, families: familiesOf(seller.code) }]
      : [];
  });
  if (ways.length < journeys.length) return 'NOT_SOLD';
  const context: PriceContext = {
    channel: selection.channel,
    shape: shapeOf(journeys.map(endsOf)),
    today: todayAnywhere(now),
    stock,
    travelers: selection.travelers,
    ...(selection.corporateCode ? { corporateCode: selection.corporateCode } : {}),
  };
  return { ways, context };
}
function priceFamilies(
  families: readonly (Family | undefined)[],
  { ways, context }: Read,
): Offer | OfferProblem {
  const bounds: PricedBound[] = [];
  for (const [index, { journey, seller }] of ways.entries()) {
    const family = families[index];
    if (!family) return 'NOT_SOLD';
    const bound = priceBound(journey, seller, family, context);
    if (!bound) return 'SOLD_OUT';
    bounds.push(bound);
  }
  const validating = validatingOf(bounds);
  if (!validating) return 'NOT_SOLD';
  return isInOrder(bounds) ? makeOffer(bounds, validating, context) : 'UNKNOWN_FLIGHT';
}
const chosenIn = ({ ways }: Read, { bounds }: OfferSelection) =>
  ways.map(({ families }, index) => families.find(({ code }) => code === bounds[index]?.tariff));

export function price(selection: OfferSelection, moment: Moment): Offer | OfferProblem {
  const read = readSelection(selection, moment);
  return typeof read === 'string' ? read : priceFamilies(chosenIn(read, selection), read);
}
/**
 * Offers with the next tariffs, the same number of steps up on every bound. An airline with fewer tariffs stays on its last
 * one.
 */
export function upsell(selection: OfferSelection, moment: Moment): Offer[] {
  const read = readSelection(selection, moment);
  if (typeof read === 'string') return [];
  const own = priceFamilies(chosenIn(read, selection), read);
  if (typeof own === 'string') return [];
  const steps = Math.max(...read.ways.map(({ families }) => families.length));
  const dearer = Array.from({ length: steps }, (_, step) =>
    priceFamilies(
      read.ways.map(({ families }) => families[step] ?? families.at(-1)),
      read,
    ),
  )
    .filter((offer) => typeof offer !== 'string')
    .filter(({ id, total }) => id !== own.id && total > own.total)
    .sort((a, b) => a.total - b.total);
  return [own, ...dearer].slice(0, MOST_TARIFFS);
}

/** Cheapest fare per day. For round trips the return is `stayDays` later, on one ticket. */
export function lowestFares(
  { channel, origin, destination, from, to, stayDays }: LowestFareQuestion,
  moment: Moment,
): LowestFare[] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (Number.isNaN(first) || Number.isNaN(last)) return [];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).flatMap(
    (day): LowestFare[] => {
      const date = dayText(day);
      const returnDate = stayDays === undefined ? undefined : dayText(day + stayDays);
      const bounds = [
        { origin, destination, date },
        ...(returnDate ? [{ origin: destination, destination: origin, date: returnDate }] : []),
      ];
      const [cheapest] = cheapestOf({ channel, bounds, travelers: ['ADULT'], limit: 1 }, moment);
      return cheapest === undefined
        ? []
        : [{ date, total: cheapest, ...(returnDate ? { returnDate } : {}) }];
    },
  );
}
function cheapestOf(question: OfferQuestion, moment: Moment): number[] {
  const context = contextOf(question, moment);
  if (!context) return [];
  const lists = question.bounds.map((bound) => candidates(bound, question, context, moment.now));
  const [only] = lists;
  if (only && lists.length === 1) return only.slice(0, 1).map(({ total }) => total);
  return combine(lists, false)
    .slice(0, 1)
    .map(({ total }) => total);
}
