import type { Seller } from '../airlines';
import { journeys } from '../schedule/journeys';
import { ticketOfFlights } from '../schedule/sellTogether';
import type { Journey } from '../schedule/types';
import { marketFare } from './market';
import { priceBound, type PriceContext, type PricedBound } from './priceBound';
import { familiesOf } from './fareFamilies';
import type { OfferBoundQuestion, OfferQuestion } from './types';

/** Milliseconds before departure at which the sale of a flight ends. */
const CLOSES = 60 * 60_000;

export const isOpen = ({ flights }: Journey, now: number): boolean =>
  (flights[0]?.departureAt ?? 0) > now + CLOSES;

function isWanted(journey: Journey, bound: OfferBoundQuestion, question: OfferQuestion): boolean {
  const carriers = journey.flights.map(({ carrier }) => carrier);
  const time = journey.flights[0]?.departure.slice(11, 16) ?? '';
  return (
    (question.maxStops === undefined || journey.connections.length <= question.maxStops) &&
    (!question.includedAirlines ||
      carriers.every((carrier) => question.includedAirlines?.includes(carrier))) &&
    (!question.excludedAirlines ||
      !carriers.some((carrier) => question.excludedAirlines?.includes(carrier))) &&
    (!bound.departsFrom || time >= bound.departsFrom) &&
    (!bound.departsUntil || time <= bound.departsUntil)
  );
}
function pricedTariffs(
  journey: Journey,
  seller: Seller,
  question: OfferQuestion,
  context: PriceContext,
): PricedBound[] {
  const market = marketFare(journey, seller, context);
  const found: PricedBound[] = [];
  for (const family of familiesOf(seller.code)) {
    if (question.cabin && family.cabin !== question.cabin) continue;
    const priced = priceBound(journey, seller, family, context, market);
    if (priced) found.push(priced);
    if (priced && question.isCheapestTariffOnly !== false) break;
  }
  return found;
}
/** All fares of a sales channel on a bound, cheapest first. */
export function candidates(
  bound: OfferBoundQuestion,
  question: OfferQuestion,
  context: PriceContext,
  now: number,
): PricedBound[] {
  return journeys(bound.origin, bound.destination, bound.date)
    .flatMap((journey) => {
      const seller = ticketOfFlights(journey.flights);
      if (
        !seller?.channels.includes(question.channel) ||
        !isOpen(journey, now) ||
        !isWanted(journey, bound, question)
      )
        return [];
      return pricedTariffs(journey, seller, question, context);
    })
    .sort((a, b) => a.total - b.total || a.journey.minutes - b.journey.minutes);
}
