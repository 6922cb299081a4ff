import type { FastifyInstance } from 'fastify';
import type { WireOffer, WireTravelerPricing } from '../amadeus/offer/offerSchema';
import { GDS_CREDENTIALS } from '../options';

interface GdsAnswer<T> {
  status: number;
  body: T;
  text: string;
}
interface GdsErrors {
  errors: {
    code: number;
  }[];
}
export interface FoundOffers {
  data: WireOffer[];
}
interface Quoted {
  data: {
    flightOffers: WireOffer[];
  };
  included?: Record<
    string,
    Record<
      string,
      {
        quantity: number;
        price: { amount: string };
        segmentIds: string[];
      }
    >
  >;
}
export interface Ordered {
  data: {
    id: string;
    associatedRecords: { reference: string }[];
    ticketingAgreement: object;
    flightOffers: WireOffer[];
    tickets?: { documentStatus: string }[];
  };
}
export const way = (id: string, from: string, to: string, date: string) => ({
  id,
  originLocationCode: from,
  destinationLocationCode: to,
  departureDateTimeRange: { date },
});
export const someone = (id: string, travelerType = 'ADULT', associatedAdultId?: string) => ({
  id,
  travelerType,
  ...(associatedAdultId && { associatedAdultId }),
});
export const aFlightSearch = (change: object = {}) => ({
  currencyCode: 'COP',
  originDestinations: [way('1', 'BOG', 'MIA', '2027-03-10')],
  travelers: [someone('1')],
  sources: ['GDS'],
  searchCriteria: { maxFlightOffers: 20 },
  ...change,
});
const BIRTHS: Record<string, string> = {
  ADULT: '1990-05-17',
  CHILD: '2020-05-17',
  SEATED_INFANT: '2026-05-17',
  HELD_INFANT: '2026-06-17',
};
const aTraveler = ({ travelerId, travelerType }: WireTravelerPricing, lastName = 'ROJAS') => ({
  id: travelerId,
  dateOfBirth: BIRTHS[travelerType] ?? '1990-05-17',
  gender: 'FEMALE',
  name: { firstName: 'ANA MARIA', lastName },
  documents: [
    {
      documentType: 'PASSPORT',
      number: `AB${travelerId}2345`,
      expiryDate: '2032-01-01',
      issuanceCountry: 'CO',
      nationality: 'CO',
      holder: true,
    },
  ],
});
export const aGdsOrder = (offer: WireOffer, change: object = {}, lastName?: string) => ({
  data: {
    type: 'flight-order',
    flightOffers: [offer],
    travelers: offer.travelerPricings.map((pricing) => aTraveler(pricing, lastName)),
    contacts: [
      {
        addresseeName: { firstName: 'ANA', lastName: 'ROJAS' },
        purpose: 'STANDARD',
        emailAddress: 'viajes@example.com',
        phones: [{ deviceType: 'MOBILE', countryCallingCode: '57', number: '3005550000' }],
      },
    ],
    remarks: { general: [{ subType: 'GENERAL_MISCELLANEOUS', text: 'TQ-ABC123' }] },
    ticketingAgreement: { option: 'DELAY_TO_CANCEL', dateTime: '2026-11-21T18:00:00Z' },
    ...change,
  },
});
/** The first offer with which a hold is possible. */
export const holdable = ({ data }: FoundOffers): WireOffer => {
  const found = data.find(({ instantTicketingRequired }) => !instantTicketingRequired);
  if (!found) throw new Error('nothing to hold');
  return found;
};
/** Adds services of a traveller on segments to an offer. */
export const choosing = (
  offer: WireOffer,
  traveler: number,
  services: object,
  segments = offer.itineraries.flatMap((itinerary) => itinerary.segments.map(({ id }) => id)),
): WireOffer => ({
  ...offer,
  travelerPricings: offer.travelerPricings.map((pricing, index) =>
    index !== traveler
      ? pricing
      : {
          ...pricing,
          fareDetailsBySegment: pricing.fareDetailsBySegment.map((details) =>
            segments.includes(details.segmentId)
              ? { ...details, additionalServices: { ...details.additionalServices, ...services } }
              : details,
          ),
        },
  ),
});

/** Client with the sandbox's own credentials and a new token for every call. */
export function createGdsClient(app: FastifyInstance) {
  const getToken = async () => {
    const { clientId, clientSecret } = GDS_CREDENTIALS;
    const payload = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }).toString();
    const reply = await app.inject({
      method: 'POST',
      url: '/v1/security/oauth2/token',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    return reply.json<{ access_token: string }>().access_token;
  };
  const call = async <T>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<GdsAnswer<T>> => {
    const token = await getToken();
    const reply = await app.inject({
      method,
      url,
      payload,
      headers: {
        authorization: `Bearer ${token}`,
        ...(payload && { 'content-type': 'application/vnd.amadeus+json' }),
      },
    });
    return {
      status: reply.statusCode,
      body: (reply.body === '' ? undefined : reply.json()) as T,
      text: reply.body,
    };
  };
  const search = async (change: object = {}) =>
    (await call<FoundOffers>('POST', '/v2/shopping/flight-offers', aFlightSearch(change))).body;
  const price = (offer: WireOffer, include = '') =>
    call<Quoted>('POST', `/v1/shopping/flight-offers/pricing${include && `?include=${include}`}`, {
      data: { type: 'flight-offers-pricing', flightOffers: [offer] },
    });
  const priced = async (offer: WireOffer) => {
    const [found] = (await price(offer)).body.data.flightOffers;
    if (!found) throw new Error('not priced');
    return found;
  };
  const order = (offer: WireOffer, change: object = {}, lastName?: string) =>
    call<Ordered>('POST', '/v1/booking/flight-orders', aGdsOrder(offer, change, lastName));
  const at = (id: string, tail = '') => `/v1/booking/flight-orders/${id}${tail}`;
  return {
    call,
    search,
    price,
    priced,
    order,
    getToken,
    /** Searches, prices and holds an offer. */
    hold: async (change: object = {}, lastName?: string) =>
      (await order(await priced(holdable(await search())), change, lastName)).body.data,
    readOrder: (id: string) => call<Ordered>('GET', at(id)),
    issue: (id: string) => call<Ordered>('POST', at(id, '/issuance'), {}),
    cancel: (id: string) => call('DELETE', at(id)),
  };
}
export const firstError = <T>({ body }: GdsAnswer<T>) => (body as unknown as GdsErrors).errors[0];
