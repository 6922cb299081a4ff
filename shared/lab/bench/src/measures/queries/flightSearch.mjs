import { URLSearchParams } from 'node:url';
import { inDays } from './searchBody.mjs';

/** A route that both suppliers fly many times a day. */
const [FROM, TO] = ['BOG', 'MDE'];
const [FIRST_DAY, DAYS, STAY] = [15, 290, 4];
const dayOf = (number) => FIRST_DAY + (number % DAYS);

/** The address of the round trip with that number. The first 290 leave on different days. */
export function flightsPath(number) {
  const day = dayOf(number);
  return `/searchs/flights?${new URLSearchParams([
    ['tripType', 'ROUND_TRIP'],
    ['segments', `${FROM}-${TO}-${inDays(day)}_${TO}-${FROM}-${inDays(day + STAY)}`],
    ['place', `${FROM}:Bogotá`],
    ['place', `${TO}:Medellín`],
    ['adults', '1'],
  ])}`;
}
/** The body that the page at that address sends. */
export function flightsBody(number) {
  const day = dayOf(number);
  const segment = (id, origin, destination, date) => ({
    id,
    originLocationCode: origin,
    destinationLocationCode: destination,
    departureDateTimeRange: { date },
  });
  return {
    segments: [segment('1', FROM, TO, inDays(day)), segment('2', TO, FROM, inDays(day + STAY))],
    segmentsFrom: [FROM, TO],
    passengers: { adults: 1, children: 0, children_ages: [], seated_infants: 0 },
    sources: ['GDS', 'NDC'],
    filters: { cabin: 'ALL' },
    currency: 'COP',
    language: 'es',
    corporateCodes: [],
  };
}
/**
 * Enlarges the answer of a search to `count` offers: its own offers are repeated, each with other flight numbers and another
 * price.
 */
export function manyFlights(answer, count) {
  const { data } = answer;
  if (data.length === 0) throw new Error('The search found nothing to enlarge');
  const grown = Array.from({ length: count }, (_, index) => {
    const offer = data[index % data.length];
    const lap = Math.floor(index / data.length);
    if (lap === 0) return offer;
    const itineraries = offer.itineraries.map((itinerary) => ({
      ...itinerary,
      segments: itinerary.segments.map((segment) => ({
        ...segment,
        number: `${lap}${segment.number}`,
      })),
    }));
    return {
      ...offer,
      id: `${offer.id}x${lap}`,
      itineraries,
      totalPrice: offer.totalPrice + lap * 1000,
    };
  });
  return { ...answer, data: grown, meta: { ...answer.meta, count, complete: true } };
}
