import type {
  FlightPerson,
  FlightService,
  PricedOffer,
  SupplierFlightOffer,
} from '../../../products/flights/ports';
import { toRules } from '../../air/toRules';
import type { NdcClient } from '../client';
import { type OfferKey, readKey } from '../key';
import { toDictionaries, toOffer } from '../mapping';
import { flightsOf, readFaresOf } from '../readOffers';
import { GONE, malformed, refusalOf } from '../refusal';
import { toOfferRequest } from '../request';
import type { WireOffer } from '../wire';
import { documentsAsked } from './identity';
import { seatPrices, toSeatMaps } from './seatMaps';
import { choose, type ChosenServices, moveServices, toBags } from './services';

export interface SaleParts {
  client: NdcClient;
  clock: () => Date;
  onDropped: (reason: string) => void;
}
/** Milliseconds that a traveller needs from a price to paying it. */
const ENOUGH_MS = 10 * 60_000;
export type Quoted =
  | { kind: 'quoted'; offer: SupplierFlightOffer; wire: WireOffer; services: ChosenServices }
  | { kind: 'gone' }
  | { kind: 'services-gone' };

/** One of their offers at today's price; undefined when it is gone. @throws SupplierError */
export async function readOffer(
  { client }: Pick<SaleParts, 'client'>,
  id: string,
  key: OfferKey,
  travelers: readonly FlightPerson[],
  withServices: boolean,
  signal: AbortSignal,
) {
  try {
    const mapped = toOffer(await client.offer(id, withServices, signal), {
      travelers,
      passengers: key.passengers,
      corporateCodes: key.corporateCodes,
      brands: key.brands,
    });
    if (mapped.state === 'malformed') throw malformed(mapped.reason);
    return mapped;
  } catch (error) {
    if (GONE.includes(refusalOf(error)?.code ?? '')) return undefined;
    throw error;
  }
}

/** The offer with these extras at today's price. @throws SupplierError */
export async function quote(
  parts: SaleParts,
  key: OfferKey,
  travelers: readonly FlightPerson[],
  services: readonly FlightService[],
  signal: AbortSignal,
): Promise<Quoted> {
  const hasSeats = services.some(({ kind }) => kind === 'SEATS');
  const found = await readOffer(parts, key.id, key, travelers, true, signal);
  if (!found) return { kind: 'gone' };
  const seats = hasSeats
    ? seatPrices(await parts.client.seatMaps(key.id, signal))
    : new Map<string, number>();
  const chosen = choose(services, found.wire, seats);
  return chosen
    ? { kind: 'quoted', offer: found.offer, wire: found.wire, services: chosen }
    : { kind: 'services-gone' };
}

/** The same flights at the same fare out of a new search, with a new life; undefined when nobody sells them. @throws SupplierError */
async function searchAgain(
  { client, onDropped }: SaleParts,
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
    toOfferRequest({ segments, travelers: [...travelers], cabin: 'ALL', corporateCodes }),
    signal,
  );
  const same = readFaresOf(flightsOf({ itineraries }), answer, {
    travelers,
    corporateCodes,
    onDropped,
  });
  const found = same.find(
    ({ offer }) => offer.fare_family === fare_family && cabins(offer) === wanted,
  );
  return found && readKey(found.offer.key);
}

/** The offer as it is, or while it ends too soon another of the same flights with the same extras. @throws SupplierError */
async function quoteInTime(
  parts: SaleParts,
  given: SupplierFlightOffer,
  travelers: readonly FlightPerson[],
  services: readonly FlightService[],
  signal: AbortSignal,
): Promise<Quoted> {
  const key = readKey(given.key);
  const endsAt = given.bookable_until ? Date.parse(given.bookable_until) : Infinity;
  if (endsAt - parts.clock().getTime() >= ENOUGH_MS)
    return quote(parts, key, travelers, services, signal);
  const other = await searchAgain(parts, given, key, travelers, signal);
  if (!other) return { kind: 'gone' };
  const plain = await quote(parts, other, travelers, [], signal);
  if (plain.kind !== 'quoted' || services.length === 0) return plain;
  const maps = services.some(({ kind }) => kind === 'SEATS')
    ? toSeatMaps(await parts.client.seatMaps(other.id, signal), other, () => '', parts.onDropped)
    : [];
  const moved = moveServices(services, toBags(plain.wire, other), maps);
  return moved ? quote(parts, other, travelers, moved, signal) : { kind: 'services-gone' };
}

export async function readPrice(
  parts: SaleParts,
  given: SupplierFlightOffer,
  travelers: readonly FlightPerson[],
  services: readonly FlightService[],
  signal: AbortSignal,
) {
  const quoted = await quoteInTime(parts, given, travelers, services, signal);
  if (quoted.kind !== 'quoted') return quoted;
  const { offer, wire } = quoted;
  const priced: PricedOffer = {
    offer,
    dictionaries: toDictionaries([wire]),
    requirements: {
      emailAddressRequired: true,
      mobilePhoneNumberRequired: true,
      invoiceAddressRequired: false,
      travelers: travelers.map(({ id, travelerType, associatedAdultId }) => ({
        travelerId: id,
        travelerType,
        ...(associatedAdultId && { associatedAdultId }),
        genderRequired: true,
        ...documentsAsked(wire),
        dateOfBirthRequired: true,
        documentIssuanceCityRequired: false,
        residenceRequired: false,
        redressRequiredIfAny: false,
      })),
    },
    rules: toRules(offer),
    short: offer.fare_rules_short,
    bags: toBags(wire, readKey(offer.key)),
    // Whether there are any, only a call for the maps says.
    seatmapsAvailable: true,
    services: quoted.services.services,
    servicesTotal: quoted.services.services.reduce((sum, { amount }) => sum + amount, 0),
  };
  return { kind: 'priced' as const, priced };
}
