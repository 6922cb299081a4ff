import type { FlightPerson, SupplierFlightOffer } from '../../products/flights/ports';
import { UnsoldCurrency } from '../../lib/unsoldCurrency';
import type { QuoteMoney } from '../quoteMoney';
import { type MappedNdcOffer, ndcDictionariesOf, fromNdcOffer } from './mapping';
import { NDC_CODE, malformedNdc } from './refusal';
import { agesOf } from './request';
import {
  type GlancedOffer,
  glancedOfferSchema,
  type OfferRequestAnswer,
  offerRequestSchema,
} from './wire';
import { readAnswer, type ReadSearch } from '../air/wire';
import { parseAnswer } from '../parseAnswer';

type Sold = Extract<MappedNdcOffer, { state: 'sold' }>;
/** Maximum number of fares shown for the same flights. */
const MAX_BRANDS = 8;

/** Key of an offer's flights with their days, regardless of the fare. */
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
/** Groups fares by their flights, each group cheapest first. Only the fields that this needs are parsed. */
function byFlights(
  offers: readonly unknown[],
  { money, onDropped, onUnsold }: Pick<NdcReading, 'money' | 'onDropped' | 'onUnsold'>,
): Map<string, Fare[]> {
  const groups = new Map<string, Fare[]>();
  for (const raw of offers) {
    const glanced = glancedOfferSchema.safeParse(raw);
    if (!glanced.success) {
      onDropped(glanced.error.issues[0]?.path.join('.') ?? 'shape');
      continue;
    }
    const { id, total_amount, total_currency } = glanced.data;
    try {
      const price = money.pesosOf(total_amount, total_currency);
      const flights = glancedFlights(glanced.data);
      groups.set(flights, [...(groups.get(flights) ?? []), { id, price, raw }]);
    } catch (error) {
      if (!(error instanceof UnsoldCurrency)) throw error;
      onDropped('currency');
      onUnsold?.(error.currency);
    }
  }
  for (const fares of groups.values()) fares.sort((a, b) => a.price - b.price);
  return groups;
}

export interface NdcReading {
  travelers: readonly FlightPerson[];
  corporateCodes: string[];
  money: QuoteMoney;
  onDropped: (reason: string) => void;
  onUnsold?: (currency: string) => void;
}
const contextOf = (
  { passengers }: OfferRequestAnswer,
  { travelers, corporateCodes }: NdcReading,
  brands?: string[],
) => ({
  travelers,
  corporateCodes,
  passengers: Object.fromEntries(
    travelers.map(({ id }, index) => [id, passengers[index]?.id ?? '']),
  ),
  ages: agesOf(travelers),
  ...(brands && { brands }),
});

/**
 * Returns the cheapest fare of each set of flights that can be read and sold, with references to the other fares. Only the
 * cheapest fare is parsed in full. @throws SupplierError `malformed` when no offer of several could be read
 */
export function readCheapest(answer: OfferRequestAnswer, context: NdcReading): Sold[] {
  const reasons: string[] = [];
  const drop = (reason: string) => {
    reasons.push(reason);
    context.onDropped(reason);
  };
  let isUnsold = false;
  const onUnsold = (currency: string) => {
    isUnsold = true;
    context.onUnsold?.(currency);
  };
  const fareGroups = byFlights(answer.offers, { ...context, onDropped: drop, onUnsold });
  const sold = [...fareGroups.values()].flatMap((fares) => {
    const brands = fares.slice(0, MAX_BRANDS).map(({ id }) => id);
    for (const { raw } of fares) {
      const mapped = fromNdcOffer(raw, contextOf(answer, context, brands), context.money);
      if (mapped.state === 'sold') return [mapped];
      drop(mapped.state === 'unsold' ? mapped.error.message : mapped.reason);
    }
    return [];
  });
  if (answer.offers.length > 0 && sold.length === 0 && !isUnsold) throw malformedNdc(reasons[0]);
  return sold.sort((a, b) => a.offer.totalPrice - b.offer.totalPrice);
}

/** All fares of the same flights, cheapest first. */
export function readFaresOf(
  flights: string,
  answer: OfferRequestAnswer,
  context: NdcReading,
): Sold[] {
  const fares = byFlights(answer.offers, context).get(flights) ?? [];
  const mapped = fares.map(({ raw }) =>
    fromNdcOffer(
      raw,
      contextOf(
        answer,
        context,
        fares.slice(0, MAX_BRANDS).map(({ id }) => id),
      ),
      context.money,
    ),
  );
  return mapped.filter((one) => one.state === 'sold');
}

export const readNdcSearch: ReadSearch = (body, { query, ...reading }) => {
  const { data } = readAnswer(NDC_CODE, offerRequestSchema, parseAnswer(NDC_CODE, body));
  const sold = readCheapest(data, { ...query, ...reading });
  return {
    offers: sold.map(({ offer }) => offer),
    dictionaries: ndcDictionariesOf(sold.map(({ wire }) => wire)),
  };
};
