import type { FlightQuery } from '../../../products/flights/ports';
import { familyQuery } from '../../flightContract';

/** Query whose answers below have the vendor's published shape, in pesos. */
export const aGdsQuery: FlightQuery = familyQuery('BOG', 'MIA', '2027-03-10');
export const aToken = {
  type: 'amadeusOAuth2Token',
  token_type: 'Bearer',
  access_token: 'token-1',
  expires_in: 1799,
  state: 'approved',
};
export const aSegment = (changes: object = {}) => ({
  departure: { iataCode: 'BOG', terminal: '1', at: '2027-03-10T07:05:00' },
  arrival: { iataCode: 'MIA', at: '2027-03-10T11:00:00' },
  carrierCode: 'AV',
  number: '4',
  aircraft: { code: '32N' },
  operating: { carrierCode: 'AV' },
  duration: 'PT3H55M',
  id: '1',
  numberOfStops: 0,
  blacklistedInEU: false,
  co2Emissions: [{ weight: 120, weightUnit: 'KG', cabin: 'ECONOMY' }],
  ...changes,
});
const back = {
  id: '2',
  number: '5',
  departure: { iataCode: 'MIA', at: '2027-03-17T12:10:00' },
  arrival: { iataCode: 'BOG', terminal: '1', at: '2027-03-17T15:50:00' },
  operating: { carrierCode: 'UA' },
  duration: 'PT3H40M',
};
const details = (segmentId: string, changes: object = {}) => ({
  segmentId,
  cabin: 'ECONOMY',
  fareBasis: 'ULIGHT',
  brandedFare: 'LIGHT',
  brandedFareLabel: 'LIGHT',
  class: 'U',
  includedCheckedBags: { quantity: 0 },
  includedCabinBags: { quantity: 1, weight: 10, weightUnit: 'KG' },
  amenities: [
    { description: 'CHECKED BAG', isChargeable: true, amenityType: 'BAGGAGE' },
    {
      description: 'PRE RESERVED SEAT ASSIGNMENT',
      isChargeable: true,
      amenityType: 'PRE_RESERVED_SEAT',
    },
    { description: 'CHANGEABLE TICKET', isChargeable: true, amenityType: 'BRANDED_FARES' },
  ],
  ...changes,
});
const pricing = (
  travelerId: string,
  travelerType: string,
  [base, tax]: [number, number],
  changes: object = {},
) => ({
  travelerId,
  fareOption: 'STANDARD',
  travelerType,
  price: {
    currency: 'COP',
    total: `${base + tax}.40`,
    base: `${base}.00`,
    taxes: [
      { amount: `${tax - 100_000}.00`, code: 'CO' },
      { amount: '100000.40', code: 'YQ' },
    ],
  },
  fareDetailsBySegment: [details('1'), details('2')],
  ...changes,
});
export const anOffer = (changes: object = {}) => ({
  type: 'flight-offer',
  id: '1',
  source: 'GDS',
  instantTicketingRequired: false,
  nonHomogeneous: false,
  oneWay: false,
  lastTicketingDate: '2027-01-20',
  lastTicketingDateTime: '2027-01-20T23:59:00',
  numberOfBookableSeats: 4,
  itineraries: [
    { duration: 'PT3H55M', segments: [aSegment()] },
    { duration: 'PT3H40M', segments: [aSegment(back)] },
  ],
  price: {
    currency: 'COP',
    total: '1931001.20',
    base: '1331000.00',
    fees: [{ amount: '0.00', type: 'SUPPLIER' }],
    grandTotal: '1931001.20',
    additionalServices: [{ amount: '200000.00', type: 'CHECKED_BAGS' }],
  },
  pricingOptions: {
    fareType: ['PUBLISHED'],
    includedCheckedBagsOnly: false,
    refundableFare: false,
  },
  validatingAirlineCodes: ['AV'],
  travelerPricings: [
    pricing('1', 'ADULT', [800_000, 250_000]),
    pricing('2', 'CHILD', [451_000, 230_000]),
    pricing('3', 'HELD_INFANT', [80_000, 120_000], {
      associatedAdultId: '1',
      fareDetailsBySegment: [
        details('1', { includedCabinBags: { quantity: 0 } }),
        details('2', { includedCabinBags: { quantity: 0 } }),
      ],
    }),
  ],
  ...changes,
});
export const foundOffers = (offers: unknown[]) => ({
  meta: { count: offers.length },
  data: offers,
  dictionaries: {
    locations: {
      BOG: { cityCode: 'BOG', countryCode: 'CO' },
      MIA: { cityCode: 'MIA', countryCode: 'US' },
    },
    aircraft: { '32N': 'AIRBUS A320NEO' },
    currencies: { COP: 'COLOMBIAN PESO' },
    carriers: { AV: 'AVIANCA', UA: 'UNITED AIRLINES' },
  },
});
/** The body with all amounts as numbers in place of strings. */
export const withNumbers = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (_, value: unknown) =>
      typeof value === 'string' && /^\d+\.\d\d$/.test(value) ? Number(value) : value,
    ),
  );
