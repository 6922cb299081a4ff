import type { FlightPerson, SupplierFlightOffer } from '../../products/flights/ports';
import { type MappedOffer, toOffer } from './mapping';
import { malformed } from './refusal';
import { type GlancedOffer, glancedOfferSchema, type OfferRequestAnswer } from './wire';

type Sold = Extract<MappedOffer, { state: 'sold' }>;
/** Fares of one set of flights that a traveller compares. */
const MAX_BRANDS = 8;

/** The same flights on the same days, whatever the fare. */
export const flightsOf = ({ itineraries }: Pick<SupplierFlightOffer, 'itineraries'>): string =>
  itineraries
    .map(({ segments }) =>
      segments
        .map(
          ({ carrierCode, number, departure }) =>
            `${carrierCode}${number}@${departure.iataCode}${departure.at}`,
        )
        .join('>'),
    )
    .join('|');
const glancedFlights = ({ slices }: GlancedOffer): string =>
  slices
    .map(({ segments }) =>
      segments
        .map(
          (one) =>
            `${one.marketing_carrier.iata_code}${one.marketing_carrier_flight_number}@${one.origin.iata_code}${one.departing_at}`,
        )
        .join('>'),
    )
    .join('|');

interface Fare {
  id: string;
  price: number;
  raw: unknown;
}
/** Fares by their flights, each list cheapest first; the few facts that this takes are read of every offer. */
function byFlights(
  offers: readonly unknown[],
  onDropped: (reason: string) => void,
): Map<string, Fare[]> {
  const groups = new Map<string, Fare[]>();
  for (const raw of offers) {
    const glanced = glancedOfferSchema.safeParse(raw);
    if (!glanced.success) {
      onDropped(glanced.error.issues[0]?.path.join('.') ?? 'shape');
      continue;
    }
    const flights = glancedFlights(glanced.data);
    groups.set(flights, [
      ...(groups.get(flights) ?? []),
      { id: glanced.data.id, price: glanced.data.total_amount, raw },
    ]);
  }
  for (const fares of groups.values()) fares.sort((a, b) => a.price - b.price);
  return groups;
}

export interface ReadContext {
  travelers: readonly FlightPerson[];
  corporateCodes: string[];
  onDropped: (reason: string) => void;
}
const contextOf = (
  { passengers }: OfferRequestAnswer,
  { travelers, corporateCodes }: ReadContext,
  brands?: string[],
) => ({
  travelers,
  corporateCodes,
  passengers: Object.fromEntries(
    travelers.map(({ id }, index) => [id, passengers[index]?.id ?? '']),
  ),
  ...(brands && { brands }),
});

/**
 * Of each set of flights the cheapest fare that can be read, which knows the others; only that one is read whole.
 * @throws SupplierError `malformed` when there were offers and none could be read
 */
export function readCheapest(answer: OfferRequestAnswer, context: ReadContext): Sold[] {
  const reasons: string[] = [];
  const drop = (reason: string) => {
    reasons.push(reason);
    context.onDropped(reason);
  };
  const sold = [...byFlights(answer.offers, drop).values()].flatMap((fares) => {
    const brands = fares.slice(0, MAX_BRANDS).map(({ id }) => id);
    for (const { raw } of fares) {
      const mapped = toOffer(raw, contextOf(answer, context, brands));
      if (mapped.state === 'sold') return [mapped];
      drop(mapped.reason);
    }
    return [];
  });
  if (answer.offers.length > 0 && sold.length === 0) throw malformed(reasons[0]);
  return sold.sort((a, b) => a.offer.totalPrice - b.offer.totalPrice);
}

/** Every fare of some flights, cheapest first. */
export function readFaresOf(
  flights: string,
  answer: OfferRequestAnswer,
  context: ReadContext,
): Sold[] {
  const fares = byFlights(answer.offers, context.onDropped).get(flights) ?? [];
  const mapped = fares.map(({ raw }) =>
    toOffer(
      raw,
      contextOf(
        answer,
        context,
        fares.slice(0, MAX_BRANDS).map(({ id }) => id),
      ),
    ),
  );
  return mapped.filter((one) => one.state === 'sold');
}
