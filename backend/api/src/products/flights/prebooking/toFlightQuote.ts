import type {
  Customer,
  FlightOffer,
  flightBookingBodySchema,
  FlightSnapshot,
  FlightTraveler,
  TravelerType,
} from '@tiquete/contracts';
import { ageOn } from '@tiquete/domain/travellers';
import type * as z from 'zod';
import type { Passenger, People, Quote } from '../../../bookings/ports';
import { flightSaleWords as words } from '../messages';
import { toFlightBreakdown } from './toFlightPrebooking';
import type { CartLine, PrebookingRow } from './prebookingStore';
import { extrasTotal } from './extras';
import { flightTerms, feeOf } from './terms';
import { departureDayOf, lastDayOf, segmentsOf } from '../trip';
import type { FlightSupplierData, FlightPassengerDetails } from '../sale/supplierData';

/** The request body after `completeBody`. */
export type CompleteFlightBooking = z.output<typeof flightBookingBodySchema> & {
  customer: Customer;
  expected_total: number;
};
export interface Sellable {
  /** The prebooking as repriced just before, with the cart at today's prices. */
  row: Pick<PrebookingRow, 'source' | 'supplier' | 'answer' | 'cart'>;
  body: CompleteFlightBooking;
  consents: Quote['consents'];
  documents: readonly (FlightTraveler['documents'][number] | null)[];
  payBy: Date;
  holdUntil: Date | null;
  now: Date;
  /** Path of a city's picture, without the width. */
  pictureOf(cityCode: string): string;
}

/** The offer with its seats and bags as a quote. */
export function toFlightQuote({
  row: { source, supplier, answer, cart },
  body,
  consents,
  documents,
  payBy,
  holdUntil,
  now,
  pictureOf,
}: Sellable): Quote {
  const { offer, dictionaries } = answer;
  const services = extrasTotal(cart);
  const snapshot = {
    offer,
    dictionaries,
    fare_rules: answer.fare_rules,
    is_international: answer.is_international,
    services: cart.map(toSold),
    hold_until: holdUntil?.toISOString() ?? null,
  } satisfies FlightSnapshot;
  const supplierData: FlightSupplierData = {
    source,
    offer: supplier.offer,
    travelers: supplier.travelers,
    services: cart.map(({ service }) => service),
    fee: feeOf(offer),
    holdUntil: holdUntil?.toISOString() ?? null,
  };
  return {
    product: 'FLIGHT',
    supplier: source,
    title: titleOf(answer),
    image: pictureOf(stayCityOf(answer)),
    dateFrom: departureDayOf(offer),
    dateTo: lastDayOf(offer),
    destinationName: cityOf(destinationOf(offer), answer),
    totalPax: body.travelers.length,
    total: offer.price.grandTotal + services,
    markUp: offer.price.grandTotal - supplier.offer.price.grandTotal - feeOf(offer),
    priceBreakdown: toFlightBreakdown(
      offer,
      cart
        .filter(({ service }) => service.amount > 0)
        .map(({ name, service }) => ({ name, amount: service.amount })),
    ),
    cancellation: flightTerms(offer, services, now),
    rateComments: '',
    snapshot,
    supplierData,
    people: toPeople(body, documents, offer),
    consents,
    payBy,
    sameAs: flightsOf(offer),
    unpaidHold: { departure: flightsOf(offer), unit: 'seats', count: seatsOf(offer) },
  };
}

const flightsOf = (offer: FlightOffer): string =>
  segmentsOf(offer)
    .map(({ carrierCode, number, departure }) => `${carrierCode}${number} ${departure.at}`)
    .join();
/** Number of travellers with a seat. Infants on a lap have none. */
const seatsOf = ({ travelerPricings }: FlightOffer): number =>
  travelerPricings.filter(({ travelerType }) => travelerType !== 'HELD_INFANT').length;

const toSold = ({
  name,
  service: { kind, travelerId, segmentIds, quantity, amount },
}: CartLine): FlightSnapshot['services'][number] => ({
  kind,
  name,
  travelerIds: [travelerId],
  segmentIds,
  quantity,
  amount,
});

type Named = Pick<PrebookingRow['answer'], 'offer' | 'dictionaries'>;
const cityOf = (code: string | undefined, { dictionaries }: Named): string =>
  (code !== undefined && dictionaries.locations[code]?.cityName) || (code ?? '');

/** Title of the trip: its cities, as the traveller searched for them. */
function titleOf(named: Named): string {
  const ends = named.offer.itineraries.map(
    ({ segments }) =>
      [
        cityOf(segments[0]?.departure.iataCode, named),
        cityOf(segments.at(-1)?.arrival.iataCode, named),
      ] as const,
  );
  const [out, back] = ends;
  if (out && back && ends.length === 2 && out[0] === back[1] && out[1] === back[0])
    return words.roundTrip(out[0], out[1]);
  return words.title(
    ends.flatMap(([from, to], index) => (ends[index - 1]?.[1] === from ? [to] : [from, to])),
  );
}
/** Place of the stay: the end of the outbound flight, or the end of the last flight of a multi-city trip. */
function destinationOf({ itineraries }: FlightOffer): string {
  const way = itineraries.length === 2 ? itineraries[0] : itineraries.at(-1);
  return way?.segments.at(-1)?.arrival.iataCode ?? '';
}
function stayCityOf({ offer, dictionaries }: Named): string {
  const airport = destinationOf(offer);
  return dictionaries.locations[airport]?.cityCode ?? airport;
}

function toPeople(
  { customer, travelers, contacts }: CompleteFlightBooking,
  documents: Sellable['documents'],
  offer: FlightOffer,
): People {
  const types = new Map(
    offer.travelerPricings.map(({ travelerId, travelerType }) => [travelerId, travelerType]),
  );
  const day = departureDayOf(offer);
  // Passengers are in the offer's order, which the tickets use, not in the body's.
  const order = [...types.keys()];
  const passengers = travelers
    .map((traveler, index) => ({ traveler, document: documents[index] ?? null }))
    .toSorted((one, other) => order.indexOf(one.traveler.id) - order.indexOf(other.traveler.id))
    .map(({ traveler, document }, index) =>
      toPassenger(traveler, document, types.get(traveler.id) ?? 'ADULT', day, index === 0),
    );
  const contact = contacts.find(({ purpose }) => purpose === 'STANDARD') ?? contacts[0];
  const [phone] = contact?.phones ?? [];
  if (!contact || !phone) return { customer, passengers, remark: '' };
  return {
    customer,
    passengers,
    remark: '',
    contact: {
      ...contact.addresseeName,
      email: contact.emailAddress,
      phoneCountry: phone.countryCallingCode,
      phone: phone.number,
    },
  };
}

function toPassenger(
  { id, name, dateOfBirth, gender, loyaltyPrograms = [] }: FlightTraveler,
  document: Sellable['documents'][number],
  type: TravelerType,
  day: string,
  holder: boolean,
): Passenger {
  const details = {
    id,
    birthDate: dateOfBirth,
    gender,
    loyalty: loyaltyPrograms,
    documentType: document?.document_type,
    document: document && {
      type: document.documentType,
      number: document.number,
      expiryDate: document.expiryDate,
      issuanceCountry: document.issuanceCountry,
      nationality: document.nationality,
      birthPlace: document.birthPlace,
    },
  } satisfies FlightPassengerDetails;
  return {
    name: name.firstName,
    lastname: name.lastName,
    type: SHORT[type],
    room: null,
    age: Math.max(0, ageOn(day, dateOfBirth)),
    holder,
    document: document?.number ?? '',
    details,
  };
}
const SHORT: Record<TravelerType, Passenger['type']> = {
  ADULT: 'AD',
  CHILD: 'CH',
  SEATED_INFANT: 'INF',
  HELD_INFANT: 'INF',
};
