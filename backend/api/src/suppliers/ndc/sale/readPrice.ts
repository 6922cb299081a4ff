import type {
  FlightPerson,
  FlightExtra,
  PricedOffer,
  SupplierFlightOffer,
} from '../../../products/flights/ports';
import type { ExchangeRates } from '../../../money/ports';
import { toRules } from '../../air/terms';
import { createQuoteMoney, type QuoteMoney } from '../../quoteMoney';
import type { NdcClient } from '../client';
import { type OfferKey, readKey } from '../key';
import { ndcDictionariesOf, fromNdcOffer } from '../mapping';
import { requiredDocuments, NDC_NAME_MAX } from './orderRequest';
import { flightsOf, readFaresOf } from '../readOffers';
import { NDC_GONE_CODES, malformedNdc, ndcRefusalOf } from '../refusal';
import { agesOf, toOfferRequest, type TrackingReferences } from '../request';
import type { NdcOffer } from '../wire';
import { seatPrices, fromNdcSeatMaps } from './seatMaps';
import {
  chooseExtras,
  type ChosenExtras,
  moveExtras,
  type SeatPrices,
  fromNdcBags,
} from './services';

export interface NdcSaleParts {
  client: NdcClient;
  clock: () => Date;
  exchange: ExchangeRates;
  onDropped: (reason: string) => void;
  trackingReferences?: TrackingReferences;
}
/** Minimum milliseconds between pricing an offer and its end, so that the traveller can pay. */
const ENOUGH_MS = 10 * 60_000;
export type QuotedByNdc =
  | {
      kind: 'quoted';
      offer: SupplierFlightOffer;
      wire: NdcOffer;
      services: ChosenExtras;
      money: QuoteMoney;
    }
  | { kind: 'gone' }
  | { kind: 'services-gone' };

/**
 * One of the vendor's offers at today's price; undefined when it is no longer sold. @throws SupplierError, UnsoldCurrency
 */
export async function readNdcOffer(
  { client, exchange }: Pick<NdcSaleParts, 'client' | 'exchange'>,
  id: string,
  key: OfferKey,
  travelers: readonly FlightPerson[],
  withServices: boolean,
  signal: AbortSignal,
) {
  try {
    const money = createQuoteMoney(exchange);
    const raw = await client.offer(id, withServices, signal);
    const context = {
      travelers,
      passengers: key.passengers,
      ages: key.ages,
      corporateCodes: key.corporateCodes,
      brands: key.brands,
    };
    const mapped = fromNdcOffer(raw, context, money);
    if (mapped.state === 'unsold') throw mapped.error;
    if (mapped.state === 'malformed') throw malformedNdc(mapped.reason);
    return { ...mapped, money };
  } catch (error) {
    if (NDC_GONE_CODES.includes(ndcRefusalOf(error)?.code ?? '')) return undefined;
    throw error;
  }
}

/** The offer with these extras at today's price. @throws SupplierError */
export async function quoteNdc(
  parts: NdcSaleParts,
  key: OfferKey,
  travelers: readonly FlightPerson[],
  services: readonly FlightExtra[],
  signal: AbortSignal,
): Promise<QuotedByNdc> {
  const hasSeats = services.some(({ kind }) => kind === 'SEATS');
  const found = await readNdcOffer(parts, key.id, key, travelers, true, signal);
  if (!found) return { kind: 'gone' };
  const seats: SeatPrices = hasSeats
    ? seatPrices(await parts.client.seatMaps(key.id, signal))
    : new Map();
  const { offer, wire, money } = found;
  const chosen = chooseExtras(services, wire, seats, money);
  return chosen
    ? { kind: 'quoted', offer, wire, services: chosen, money }
    : { kind: 'services-gone' };
}

/**
 * Finds the same flights with the same fare by a new search, so that the offer is valid for longer; undefined when they are
 * no longer sold. @throws SupplierError
 */
async function searchAgain(
  { client, exchange, onDropped, trackingReferences }: NdcSaleParts,
  { itineraries, fare_family, travelerPricings }: SupplierFlightOffer,
  { corporateCodes }: OfferKey,
  travelers: readonly FlightPerson[],
  signal: AbortSignal,
) {
  const segments = itineraries.map(({ segments: flights, departureDate }) => ({
    originLocationCode: flights[0]?.departure.iataCode ?? '',
    destinationLocationCode: flights.at(-1)?.arrival.iataCode ?? '',
    date: departureDate,
  }));
  const cabins = (offer: Pick<SupplierFlightOffer, 'travelerPricings'>) =>
    offer.travelerPricings[0]?.fareDetailsBySegment.map(({ cabin }) => cabin).join();
  const wanted = cabins({ travelerPricings });
  const answer = await client.search(
    toOfferRequest(
      { segments, travelers: [...travelers], cabin: 'ALL', corporateCodes },
      trackingReferences,
    ),
    signal,
  );
  const same = readFaresOf(flightsOf({ itineraries }), answer, {
    travelers,
    corporateCodes,
    money: createQuoteMoney(exchange),
    onDropped,
  });
  const found = same.find(
    ({ offer }) => offer.fare_family === fare_family && cabins(offer) === wanted,
  );
  return found && readKey(found.offer.key);
}

/** Age from which travellers were requested as adults when older keys were made. */
const ONCE_ADULT = 12;
/** True when the offer was made for people of these ages. */
function isFor(travelers: readonly FlightPerson[], { ages }: OfferKey): boolean {
  const now = agesOf(travelers);
  if (!ages) return Object.values(now).every((age) => age < ONCE_ADULT);
  return (
    Object.keys(now).length === Object.keys(ages).length &&
    Object.entries(now).every(([id, age]) => ages[id] === age)
  );
}

/**
 * Returns the offer at today's price. An offer that ends too soon or is for other ages is replaced by another one of the
 * same flights with the same extras. @throws SupplierError
 */
async function quoteInTime(
  parts: NdcSaleParts,
  given: SupplierFlightOffer,
  travelers: readonly FlightPerson[],
  services: readonly FlightExtra[],
  signal: AbortSignal,
): Promise<QuotedByNdc> {
  const key = readKey(given.key);
  const endsAt = given.bookable_until ? Date.parse(given.bookable_until) : Infinity;
  if (endsAt - parts.clock().getTime() >= ENOUGH_MS && isFor(travelers, key))
    return quoteNdc(parts, key, travelers, services, signal);
  const other = await searchAgain(parts, given, key, travelers, signal);
  if (!other) return { kind: 'gone' };
  const plain = await quoteNdc(parts, other, travelers, [], signal);
  if (plain.kind !== 'quoted' || services.length === 0) return plain;
  const maps = services.some(({ kind }) => kind === 'SEATS')
    ? fromNdcSeatMaps(await parts.client.seatMaps(other.id, signal), other, {
        aircraftOf: () => '',
        currency: plain.wire.total_currency,
        money: plain.money,
        onDropped: parts.onDropped,
      })
    : [];
  const moved = moveExtras(services, fromNdcBags(plain.wire, other, plain.money), maps);
  return moved ? quoteNdc(parts, other, travelers, moved, signal) : { kind: 'services-gone' };
}

export async function readNdcPrice(
  parts: NdcSaleParts,
  given: SupplierFlightOffer,
  travelers: readonly FlightPerson[],
  services: readonly FlightExtra[],
  signal: AbortSignal,
) {
  const quoted = await quoteInTime(parts, given, travelers, services, signal);
  if (quoted.kind !== 'quoted') return quoted;
  const { offer, wire, money } = quoted;
  const priced: PricedOffer = {
    offer,
    dictionaries: ndcDictionariesOf([wire]),
    requirements: {
      emailAddressRequired: true,
      mobilePhoneNumberRequired: true,
      invoiceAddressRequired: false,
      nameMaxLength: NDC_NAME_MAX,
      ...(wire.supported_loyalty_programmes && {
        loyaltyPrograms: wire.supported_loyalty_programmes,
      }),
      travelers: travelers.map(({ id, travelerType, associatedAdultId }) => ({
        travelerId: id,
        travelerType,
        ...(associatedAdultId && { associatedAdultId }),
        genderRequired: true,
        ...requiredDocuments(wire),
        dateOfBirthRequired: true,
        documentIssuanceCityRequired: false,
        residenceRequired: false,
        redressRequiredIfAny: false,
      })),
    },
    rules: toRules(offer),
    short: offer.fare_rules_short,
    bags: fromNdcBags(wire, readKey(offer.key), money),
    // Only the call for seat maps shows whether there are any.
    seatmapsAvailable: true,
    extras: quoted.services.services,
    extrasTotal: quoted.services.services.reduce((sum, { amount }) => sum + amount, 0),
  };
  return { kind: 'priced' as const, priced };
}
