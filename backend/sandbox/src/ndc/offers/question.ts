import type { FlightInventory, Offer, OfferQuestion } from '../../flights';
import { dayNumber, dayOf } from '../../calendar/day';
import { invalid } from '../errors';
import type { PrivateFare } from './offerStore';
import type { Passenger } from './passengers';
import type { OfferRequest } from '../requestSchema';

const MAX_DAYS_AHEAD = 361;
const MAX_WAYS = 60;
const CABINS = {
  economy: 'ECONOMY',
  premium_economy: 'PREMIUM_ECONOMY',
  business: 'BUSINESS',
  first: 'FIRST',
} as const;

/**
 * Checks the slices of a request. @throws NdcError 422 for unknown places, and for days in the past, too far ahead or out of
 * order
 */
function checkSlices({ slices }: OfferRequest, inventory: FlightInventory, today: number): void {
  slices.forEach(({ origin, destination, departure_date }, index) => {
    for (const [field, code] of [
      ['origin', origin],
      ['destination', destination],
    ] as const) {
      if (inventory.airportsOf(code).length === 0)
        throw invalid(
          ['slices', index, field],
          'validation_inclusion',
          'is not a known airport or city',
        );
    }
    const places = new Set(inventory.airportsOf(origin).map(({ iata }) => iata));
    if (inventory.airportsOf(destination).some(({ iata }) => places.has(iata)))
      throw invalid(
        ['slices', index, 'destination'],
        'validation_inclusion',
        'must differ from the origin',
      );
    const day = dayNumber(departure_date);
    // In western time zones it may still be yesterday.
    if (day < today - 1 || day > today + MAX_DAYS_AHEAD)
      throw invalid(
        ['slices', index, 'departure_date'],
        'validation_inclusion',
        'must be a day on sale',
      );
    const before = slices[index - 1];
    if (before && departure_date < before.departure_date)
      throw invalid(
        ['slices', index, 'departure_date'],
        'validation_inclusion',
        'must not be before the previous slice',
      );
  });
}

/** A request as queries: one for public fares, and one for each corporate code with its airlines. */
interface SplitQuestion {
  question: OfferQuestion;
  fareOf(airline: string): PrivateFare | null;
}
export function questionsOf(
  request: OfferRequest,
  passengers: readonly Passenger[],
  inventory: FlightInventory,
  now: Date,
): SplitQuestion[] {
  checkSlices(request, inventory, dayOf(now));
  const plain: OfferQuestion = {
    channel: 'NDC',
    bounds: request.slices.map(({ origin, destination, departure_date }) => ({
      origin,
      destination,
      date: departure_date,
    })),
    travelers: passengers.map(({ type }) => type),
    limit: MAX_WAYS,
    ...(request.cabin_class && { cabin: CABINS[request.cabin_class] }),
    ...(request.max_connections !== undefined && { maxStops: request.max_connections }),
  };
  const fares = new Map(
    Object.entries(request.private_fares ?? {}).flatMap(([airline, [fare]]) =>
      fare ? [[airline, fare] as const] : [],
    ),
  );
  if (fares.size === 0) return [{ question: plain, fareOf: () => null }];
  const airlines = [...fares.keys()];
  const codes = new Set([...fares.values()].map(({ corporate_code }) => corporate_code));
  return [
    { question: { ...plain, excludedAirlines: airlines }, fareOf: () => null },
    ...[...codes].map((corporateCode) => ({
      question: {
        ...plain,
        corporateCode,
        includedAirlines: airlines.filter(
          (airline) => fares.get(airline)?.corporate_code === corporateCode,
        ),
      },
      fareOf: (airline: string) => fares.get(airline) ?? null,
    })),
  ];
}

/** Offers with every fare brand of the journeys that were found. A journey has all of its brands or none. */
export function brandedOffers(inventory: FlightInventory, question: OfferQuestion): Offer[] {
  const inCabin = ({ bounds }: Offer) =>
    question.cabin === undefined || bounds.every(({ tariff }) => tariff.cabin === question.cabin);
  return inventory
    .search(question)
    .flatMap(({ selection }) => inventory.upsell(selection))
    .filter(inCabin);
}
